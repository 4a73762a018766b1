import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { buildLanguage } from './scripts/build/build-language.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { oneLanguage } from './scripts/build/one-language.ts';
import { replyShapes } from './scripts/build/reply-shapes.ts';
import { color, nightColors } from './src/platform/documents/colors.server.ts';

/** The clinic's own configuration, as `clinic.ts` chooses it in Node; it may lie outside the repository. */
const clinicConfig = resolve(process.env.CLINIC_CONFIG || join(import.meta.dirname, 'clinic.config.ts'));

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * Node parses the whole list of a package's exports again for each of its files, and retains it
 * (docs/decisions/0057). The build therefore bundles all packages into the server's code; in development
 * only packages with many files are bundled.
 */
const packagesOfServer: Plugin = {
  name: 'packages-of-server',
  config: (_, { command }) => ({
    ssr: { noExternal: command === 'build' ? true : ['react-day-picker', 'date-fns', '@date-fns/tz'] },
  }),
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), packagesOfServer, replyShapes, oneLanguage(buildLanguage)],
  // What the browser's own frame is painted with, from tokens.css, without carrying the style sheet into a script.
  define: {
    BUILD_LANGUAGE: JSON.stringify(buildLanguage),
    'import.meta.env.THEME_COLOR': JSON.stringify(color('deep')),
    'import.meta.env.THEME_COLOR_NIGHT': JSON.stringify(color('deep', nightColors)),
  },
  // The legal notice is a module of its own for the browser: few pages read it, and the first view does not.
  resolve: { alias: { '#config': clinicConfig, '#legal-notice': `${clinicConfig}?legal-notice` } },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
  },
  server: {
    fs: { allow: [import.meta.dirname, clinicConfig] },
    proxy: { '/api': { target: api, changeOrigin: false }, '/demo': { target: api, changeOrigin: false } },
  },
});
