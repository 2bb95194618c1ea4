import { defineConfig, type Plugin } from 'vite';

/** The service worker knows which build it belongs to, and so changes whenever the page does. */
function stamped(): Plugin {
  const digest = async (...texts: unknown[]) => {
    const bytes = new TextEncoder().encode(texts.map(String).join(''));
    const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  return {
    name: 'stamped',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const text = (name: string) => {
          const file = bundle[name];
          return file?.type === 'chunk' ? file.code : file?.source;
        };
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('no service worker');
        worker.code = worker.code
          .replace('__PROGRAM__', await digest(text('app.js'), text('learning.js'), text('app.css')))
          .replace('__HTML__', await digest(text('index.html')));
      },
    },
  };
}

// Built files have stable names: they are committed, and the server sends ETags.
export default defineConfig({
  base: '/',
  plugins: [stamped()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../src/corridor/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { app: 'index.html', sw: 'src/sw.ts' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: 'app[extname]',
      },
    },
  },
});
