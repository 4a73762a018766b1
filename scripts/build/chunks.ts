import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

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

/** The modules that a file imports, directly or not, itself included. */
function reachOf(modules: Modules, file: string): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    if (passesOn.test(id)) return;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(resolve(import.meta.dirname, '../../src', file));
  return found;
}

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];
const [publicSide, clinicSide] = routes.map(filesOf);

/** The modules of every page, and those that several pages of the clinic's side share and no public one has. */
function plan(modules: Modules) {
  const reaches = (files: readonly string[] = []) => files.map((file) => reachOf(modules, file));
  const unite = (sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
  const isPublic = unite(reaches(publicSide));
  const rooms = reaches(clinicSide);
  const isShared = (id: string) => rooms.filter((room) => room.has(id)).length > 1;
  const shared = [...unite(rooms)].filter((id) => !isPublic.has(id) && isShared(id));
  return { house: unite(reaches(ofAll)), desk: new Set(shared) };
}

let planned: ReturnType<typeof plan> | undefined;
const group = (name: 'house' | 'desk') => ({
  debugName: name,
  name(id: string, modules: Modules) {
    planned ??= plan(modules);
    return planned[name].has(id) ? name : null;
  },
});

/**
 * One file for what every page loads: each file is compressed by itself, and in forty small ones the same code weighed 147 kB
 * where it now weighs 134. One for what the pages of the clinic's side share: every file has its name in the list of routes,
 * which each visitor of the front page loads.
 */
export const chunkGroups = [group('house'), group('desk')];
