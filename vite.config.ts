import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { color, nightColors } from './src/platform/documents/colors.server.ts';

/** The clinic's own configuration, as `clinic.ts` chooses it in Node; it may lie outside the repository. */
const clinicConfig = resolve(process.env.CLINIC_CONFIG || join(import.meta.dirname, 'clinic.config.ts'));

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The packages that only pass on what others export: walking through them would reach everything they hold. */
const passesOn = /[\\/](lucide-react\.m?js|radix-ui[\\/]dist[\\/]index\.m?js)$/;
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const ofAll = [
  'root.tsx',
  'entry.client.tsx',
  'clinic/site/screens/layout/public-layout.tsx',
  // What the front page shares with several others: alone each is smaller than what a file of its own costs.
  'platform/documents/page-meta.ts',
  'platform/money.ts',
  'platform/time/calendar-days.ts',
  'design/bullet.tsx',
  'design/card.tsx',
  'design/step-list.tsx',
  'design/drawings/arch.tsx',
  'design/drawings/floors.tsx',
  'design/drawings/wide-card.tsx',
  'clinic/appointments/screens/labels.ts',
  'clinic/appointments/screens/use-now.ts',
  'clinic/appointments/slots/api.ts',
  'clinic/appointments/slots/screens/madrid-days.ts',
  'clinic/appointments/slots/screens/offering.ts',
  'clinic/notifications/screens/reminder-words.ts',
  'clinic/subscriptions/catalogue/screens/plan-card.tsx',
  'clinic/subscriptions/screens/plan-words.ts',
  'design/drawings/window-drawing.tsx',
];

/** The modules that every page loads: those that the ones above import, directly or not. */
function modulesOfEveryPage(modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    if (passesOn.test(id)) return;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const entry of ofAll) visit(join(import.meta.dirname, 'src', entry));
  return found;
}

let ofEveryPage: Set<string> | undefined;
const house = {
  debugName: 'house',
  name(id: string, modules: Modules) {
    ofEveryPage ??= modulesOfEveryPage(modules);
    return ofEveryPage.has(id) ? 'house' : null;
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // What the browser's own frame is painted with, from tokens.css, without carrying the style sheet into a script.
  define: {
    'import.meta.env.THEME_COLOR': JSON.stringify(color('deep')),
    'import.meta.env.THEME_COLOR_NIGHT': JSON.stringify(color('deep', nightColors)),
  },
  resolve: { alias: { '#config': clinicConfig } },
  // Node reads the whole list of a package's exports anew for each of its files: with these 170 kept apart, every start of the
  // server took 0.6 s of processor time longer.
  ssr: { noExternal: ['react-day-picker', 'date-fns', '@date-fns/tz'] },
  environments: {
    client: {
      // One file for what every page loads: each file is compressed by itself, and in forty small ones the same code
      // weighed 147 kB where it now weighs 134.
      build: { rolldownOptions: { output: { codeSplitting: { groups: [house] } } } },
    },
  },
  server: {
    fs: { allow: [import.meta.dirname, clinicConfig] },
    proxy: { '/api': { target: api, changeOrigin: false }, '/demo': { target: api, changeOrigin: false } },
  },
});
