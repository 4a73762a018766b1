// Runs after the page build: bundles `src/server.ts` and its imports into a few files. Unbundled, Node parses
// a package's export list again for each of its files, and keeps 2,500 parsed files in memory:
// docs/decisions/0057.
import { join, relative, sep } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'build/process');

/**
 * Files next to a source (fonts, tables, migrations) stay in place: `import.meta.url` keeps pointing to the
 * source file.
 */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.url')) return null;
    const place = JSON.stringify(relative(out, id).split(sep).join('/'));
    return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
  },
};

/** sharp has native binaries; pdfkit reads data files next to its own code. */
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
    // Stack traces refer to readable lines of our code.
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
});
