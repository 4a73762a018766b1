import { resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../../src');

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
  'clinic/site/screens/background/drawing.tsx',
  'clinic/subscriptions/buying/screens/former-choice.ts',
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
  for (const entry of ofAll) visit(resolve(src, entry));
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

/**
 * One file for what every page loads: each file is compressed by itself, and in forty small ones the same code weighed 147 kB
 * where it now weighs 134.
 */
export const chunkGroups = [house];
