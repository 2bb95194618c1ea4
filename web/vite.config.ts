import { defineConfig, type Plugin } from 'vite';

/** The files of the program: what home and play need, then the parts that are loaded later. */
const PROGRAM = ['app.js', 'app.css', 'learning.js', 'tables.js', 'practice.js', 'send.js', 'review.js', 'analysis.js', 'puzzles.js', 'spoken.js', 'asked.js', 'editor.js', 'sketch.js'];

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
        const program = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name) && name !== 'sw.js');
        const strange = program.filter((name) => !PROGRAM.includes(name));
        if (strange.length) throw new Error(`a chunk without a stable name: ${strange.join()}`);
        worker.code = worker.code
          .replace('__FILES__', PROGRAM.join())
          .replace('__PROGRAM__', await digest(...PROGRAM.map(text)))
          .replace('__HTML__', await digest(text('index.html')));
      },
    },
  };
}

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const core = new Set<string>();

/** Whether home and play need a module: one that the first module imports, directly or not. */
function isCore(id: string, graph: Graph): boolean {
  if (!core.size) {
    const main = id.replace(/\/(?:src|node_modules)\/.*$|\0.*$/, '/src/main.tsx');
    const waiting = [...(graph.getModuleInfo(main)?.importedIds ?? [])];
    for (const found of waiting) {
      if (core.has(found)) continue;
      core.add(found);
      waiting.push(...(graph.getModuleInfo(found)?.importedIds ?? []));
    }
  }
  return core.has(id);
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
      input: { page: 'index.html', sw: 'src/sw.ts' },
      output: {
        codeSplitting: { groups: [{ name: (id, graph) => (isCore(id, graph) ? 'app' : null) }] },
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: 'app[extname]',
      },
    },
  },
});
