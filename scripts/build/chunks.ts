import { dirname, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/routes.ts';

const src = resolve(import.meta.dirname, '../../src');

/** Packages that only re-export: walking through them would reach everything they export. */
const reExportingPackages = /[\\/](lucide-react\.m?js|radix-ui[\\/]dist[\\/]index\.m?js)$/;
const isIconList = (id: string) => /[\\/]lucide-react\.m?js$/.test(id);
type Module = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
type Modules = { getModuleInfo(id: string): Module | null };

const core = ['root.tsx', 'entry.client.tsx'];
const firstViewFiles = [
  ...core,
  'clinic/site/screens/layout/public-layout.tsx',
  'clinic/site/structured-data.ts',
  // Modules shared by the home page and several others: each is smaller than the overhead of a separate file.
  'platform/documents/page-meta.ts',
  'platform/money.ts',
  'platform/text/unbreakable.ts',
  'platform/time/calendar-days.ts',
  'platform/time/near-days.ts',
  'platform/time/dates.ts',
  'platform/time/visitor-time.ts',
  'design/bullet.tsx',
  'design/card.tsx',
  'design/step-list.tsx',
  'design/drawings/arch.tsx',
  'design/drawings/avatar.tsx',
  'design/drawings/floors.tsx',
  'design/drawings/wide-card.tsx',
  'clinic/appointments/rules/cancellation.ts',
  'clinic/appointments/screens/kind-tone.ts',
  'clinic/appointments/screens/use-now.ts',
  'clinic/appointments/slots/api.ts',
  'clinic/appointments/slots/screens/madrid-days.ts',
  'clinic/appointments/slots/screens/offering.ts',
  'clinic/notifications/screens/reminder-sentences.ts',
  'clinic/site/screens/background/drawing.tsx',
  'clinic/subscriptions/buying/screens/stored-choice.ts',
  'clinic/subscriptions/catalogue/screens/plan-card.tsx',
  'clinic/subscriptions/screens/plan-messages.ts',
  'design/drawings/window-drawing.tsx',
];

const dialogFile = resolve(src, 'design/dialogs/dialog.tsx');

/** Tiny modules of the booking page and others: each is smaller than the overhead of a separate file. */
const formFiles = [
  'platform/browser/delayed-redirect.ts',
  'design/hooks/use-stable-callback.ts',
  'clinic/services/screens/further-query.ts',
  'platform/browser/language-switch-draft.ts',
].map((file) => resolve(src, file));

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];
const [publicSide = [], [panelLayout = '', ...panelPages] = [], ...alone] = routes.map(filesOf);

/**
 * The files of the icons that a module imports, resolved in lucide-react's list of exports, which is not
 * walked.
 */
function iconsOf(modules: Modules, { code, importedIds }: Module): string[] {
  const all = importedIds.find((id) => /[\\/]lucide-react\.m?js$/.test(id));
  const [, names] = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/.exec(code ?? '') ?? [];
  if (all === undefined || names === undefined) return [];
  const list = modules.getModuleInfo(all)?.code ?? '';
  return names.split(',').flatMap((name) => {
    const [icon] = name.trim().split(' ');
    const [, file] = new RegExp(`\\bas ${icon}\\b[^}]*\\}\\s*from\\s*['"]([^'"]+)['"]`).exec(list) ?? [];
    return file === undefined ? [] : resolve(dirname(all), file);
  });
}

/**
 * The modules that `files` import directly or indirectly, including themselves. @param alsoLater includes
 * dynamic imports
 */
function collectImports(modules: Modules, files: readonly string[], alsoLater = false): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const module = reExportingPackages.test(id) ? null : modules.getModuleInfo(id);
    if (module === null) return;
    for (const imported of module.importedIds) visit(imported);
    for (const icon of iconsOf(modules, module)) visit(icon);
    if (alsoLater) for (const imported of module.dynamicallyImportedIds) visit(imported);
  };
  for (const file of files) visit(resolve(src, file));
  return found;
}

/** Minimum number of panel pages that share a module before it moves into the shared panel chunk. */
const sharedByPages = 4;

/**
 * What more pages than a few share, and brings along nothing that is larger than this, comes with the forms, which they have anyway:
 * a file of its own costs each of them more (docs/decisions/0057). In characters, before it is made small.
 */
const smallModuleBytes = 4_000;
const fewPages = 4;

type Chunk = 'core' | 'site' | 'dialogs' | 'forms' | 'panel';

/** Assigns modules to chunks; the bundler splits the remaining modules by their importers. */
function planChunks(modules: Modules): Record<Chunk, (id: string) => boolean> {
  const first = collectImports(modules, firstViewFiles);
  const inCore = collectImports(modules, core);
  const ofPublic = collectImports(modules, [...publicSide, ...alone.flat()], true);
  const ofPanel = collectImports(modules, [panelLayout, ...panelPages], true);
  const inLayout = collectImports(modules, [panelLayout]);
  const inPages = panelPages.map((page) => collectImports(modules, [page]));
  const isCoreModule = (id: string) => inCore.has(id) || (first.has(id) && ofPanel.has(id));
  const isOfMany = (id: string) =>
    inLayout.has(id) || inPages.filter((page) => page.has(id)).length >= sharedByPages;
  const panel = new Set([...ofPanel].filter((id) => !first.has(id) && !ofPublic.has(id) && isOfMany(id)));
  // A chunk pulls in its imports: those that public pages need must go into another chunk.
  const belowPanel = collectImports(modules, [...panel]);
  const ofForms = new Set(
    [...belowPanel].filter((id) => ofPublic.has(id) && !isCoreModule(id) && !first.has(id)),
  );
  const isThere = (id: string) => isCoreModule(id) || first.has(id) || ofForms.has(id);
  const inAnyPage = [...publicSide, ...panelPages, ...alone.flat()].map((page) =>
    collectImports(modules, [page]),
  );
  const isSmall = (id: string) => {
    const module = modules.getModuleInfo(id);
    // Parts of a re-exporting package come along, and are not walked: `Tabs` of radix-ui is 30 kB.
    const bringsMore = module?.importedIds.some(
      (part) => reExportingPackages.test(part) && !isIconList(part),
    );
    return !bringsMore && (module?.code?.length ?? smallModuleBytes) < smallModuleBytes;
  };
  const isSmallShared = (id: string) => {
    const users = inAnyPage.filter((page) => page.has(id));
    const addsLittle = [...collectImports(modules, [id])].every((part) => isThere(part) || isSmall(part));
    return (
      addsLittle &&
      users.length > fewPages &&
      users.every((page) => [...ofForms].some((form) => page.has(form)))
    );
  };
  const inDialogs = collectImports(modules, [dialogFile]);
  const inBooking = collectImports(modules, ['clinic/appointments/booking/screens/booking-page.tsx']);
  // Dialogs, and the forms that are only inside them: the booking page opens none at first.
  const isOfDialogs = (id: string) =>
    !inBooking.has(id) && (inDialogs.has(id) || collectImports(modules, [id]).has(dialogFile));
  const isOfForms = (id: string) => ofForms.has(id) || isSmallShared(id) || formFiles.includes(id);
  return {
    core: isCoreModule,
    site: (id) => first.has(id),
    dialogs: (id) => isOfForms(id) && isOfDialogs(id),
    forms: isOfForms,
    panel: (id) => panel.has(id),
  };
}

let planned: ReturnType<typeof planChunks> | undefined;
const group = (chunk: Chunk) => ({
  debugName: chunk,
  name(id: string, modules: Modules) {
    planned ??= planChunks(modules);
    return planned[chunk](id) ? chunk : null;
  },
});

/**
 * Each file is compressed by itself: in forty small ones the same code weighed 147 kB where it now weighs 134. So there is one for
 * what every page loads, one for what every public page has and no page of the clinic's, one for dialogs, one for the icons and forms
 * of both sides, and one for what the clinic's pages share (docs/decisions/0057). A module goes into the first that wants it.
 */
export const chunkGroups = [group('core'), group('site'), group('dialogs'), group('forms'), group('panel')];
