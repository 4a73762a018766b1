import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/tables.server.ts', './src/clinic/*/tables.server.ts'],
  out: './db/migrations',
});
