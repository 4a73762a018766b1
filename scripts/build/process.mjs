// Runs after the page build: bundles `src/server.ts`, the operator's scripts and their imports into a few files. Unbundled, Node parses
// a package's export list again for each of its files, and keeps 2,500 parsed files in memory:
// docs/decisions/0057.
import { join, relative, sep } from 'node:path';
import { build } from 'vite';
import { externalPackages } from './external-packages.mjs';

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

/** Scripts that run in a container, which has no packages besides the external ones. */
const operations = [
  'backup',
  'doctor',
  'export-receipts',
  'init',
  'is-alive',
  'migrate',
  'nightly-backup',
  'publish-assets',
  'reseal',
  'restore',
  'rotate',
  'staff',
];
/** @param {{ input: Record<string, string>, emptyOutDir: boolean }} options entries by name of the output file */
const bundle = ({ input, emptyOutDir }) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlaces],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: externalPackages },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir,
      target: 'node24',
      copyPublicDir: false,
      // Stack traces refer to readable lines of our code.
      minify: false,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          // Several entries share chunks; without it, polyfills could run after the packages that need them.
          strictExecutionOrder: Object.keys(input).length > 1,
        },
      },
    },
  });

await bundle({ input: { server: 'src/server.ts' }, emptyOutDir: true });
await bundle({
  input: Object.fromEntries(operations.map((name) => [name, `scripts/operations/${name}.ts`])),
  emptyOutDir: false,
});
