import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { replyShapes } from './scripts/build/reply-shapes.ts';
import { color, nightColors } from './src/platform/documents/colors.server.ts';

/** The clinic's own configuration, as `clinic.ts` chooses it in Node; it may lie outside the repository. */
const clinicConfig = resolve(process.env.CLINIC_CONFIG || join(import.meta.dirname, 'clinic.config.ts'));

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/**
 * Node reads the whole list of a package's exports anew for each of its files, and keeps what it has read
 * (docs/decisions/0057): what is built for the server has its packages within. While somebody works, only
 * those of many files.
 */
const packagesOfServer: Plugin = {
  name: 'packages-of-server',
  config: (_, { command }) => ({
    ssr: { noExternal: command === 'build' ? true : ['react-day-picker', 'date-fns', '@date-fns/tz'] },
  }),
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), packagesOfServer, replyShapes],
  // What the browser's own frame is painted with, from tokens.css, without carrying the style sheet into a script.
  define: {
    'import.meta.env.THEME_COLOR': JSON.stringify(color('deep')),
    'import.meta.env.THEME_COLOR_NIGHT': JSON.stringify(color('deep', nightColors)),
  },
  resolve: { alias: { '#config': clinicConfig } },
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
