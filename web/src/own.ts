/** Paths of the page's own screens, as `screenOf` knows them; all others go to the server. */
export const OWN_SCREENS =
  /^\/(?:new|watch|games|analysis|elsewhere|return|join(?:\/[^/]+)?|(?:learn|rules|puzzle|maze|editor)(?:\/[a-z0-9-]+)?|[0-9a-zA-Z]{8}(?:\/(?:review|[0-9]{1,4}))?)?$/;
