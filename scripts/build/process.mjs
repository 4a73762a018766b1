// After the pages: the process itself, `src/server.ts` and all it loads, as a handful of files. Node reads the list of a package's
// exports anew for each of its files, and keeps what it has read of 2,500 of them: docs/decisions/0057.
import { join, relative, sep } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'build/process');

/** Files that lie beside a source (fonts, tables, migrations) stay where they are: each module goes on speaking from its own place. */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const place = JSON.stringify(relative(out, id).split(sep).join('/'));
    return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
  },
};

/** Has parts compiled for the machine; reads its tables from beside itself. */
const staysOutside = ['sharp', 'pdfkit'];

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [ownPlaces],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: staysOutside },
  build: {
    ssr: 'src/server.ts',
    outDir: out,
    target: 'node24',
    copyPublicDir: false,
    // Stack traces name its lines, which are ours.
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
});
