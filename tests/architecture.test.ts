import { readdirSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './support/words/source.ts';

/**
 * Features from left to right; each may import those to its right, never its own tier (docs/architecture.md, Tiers).
 */
const tiers = [
  ['profile', 'site', 'staff', 'settings'],
  ['chat', 'evaluations', 'records', 'wellbeing', 'contact', 'integrations'],
  ['appointments'],
  ['subscriptions', 'schedule', 'consents'],
  ['payments'],
  ['patients', 'crisis', 'organization'],
  ['professionals', 'services'],
  ['accounts'],
  ['notifications', 'audit'],
];
const tierOf = (feature: string) => tiers.findIndex((tier) => tier.includes(feature));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const sources = readSources('src/**/*.{ts,tsx}', 'demo/**/*.ts', 'db/*.ts').filter(
  (file) => !isTest(file.path),
);
const breaches = (rule: (file: SourceFile, target: string) => string | false, files = sources) =>
  files.flatMap((file) => file.imports.flatMap(({ path }) => rule(file, path) || [])).sort();

const featureOf = (path: string) => /^src\/clinic\/([^/]+)\//.exec(path)?.[1];
function areaOf(path: string): string {
  if (path.startsWith('demo/')) return 'demo';
  if (path === 'clinic.config.ts') return 'config';
  return /^src\/(clinic|platform|design)\//.exec(path)?.[1] ?? 'root';
}
const isServer = (path: string) => path.includes('.server.');
/** The last word of a file name in any module: `rules` for `billing/rules.ts` and `first-visit-rules.ts`. */
const roleOf = (path: string) =>
  path.includes('/screens/') ? 'screens' : /([a-z]+)(?:\.server)?\.tsx?$/.exec(path)?.[1];

test('reads the sources and finds their imports', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.find((file) => file.path === 'src/app.ts')?.imports.map(({ path }) => path)).toContain(
    'demo/outbox.ts',
  );
});

describe('import direction', () => {
  const allowed: Record<string, string[]> = {
    root: ['root', 'clinic', 'platform', 'design', 'config', 'demo'],
    demo: ['demo', 'clinic', 'platform', 'config'],
    clinic: ['clinic', 'platform', 'design', 'config'],
    platform: ['platform', 'config'],
    design: ['design'],
    config: ['config'],
  };
  test("root → clinic → platform, design → the clinic's configuration", () => {
    expect(
      breaches(
        ({ path }, target) =>
          !allowed[areaOf(path)]?.includes(areaOf(target)) &&
          // The language of texts concerns all areas.
          !target.startsWith('src/platform/language/') &&
          `${path} → ${target}`,
      ),
    ).toEqual([]);
  });

  test('only the app imports the demo', () => {
    expect(
      breaches(
        ({ path }, target) =>
          areaOf(target) === 'demo' &&
          areaOf(path) !== 'demo' &&
          !['src/app.ts', 'src/wallets.ts'].includes(path) &&
          `${path} → ${target}`,
      ),
    ).toEqual([]);
  });

  test('every feature belongs to a tier', () => {
    const features = readdirSync(new URL('../src/clinic', import.meta.url));
    expect(features.filter((feature) => tierOf(feature) === -1)).toEqual([]);
  });

  test('features import tiers to their right, never siblings', () => {
    const breach = ({ path }: SourceFile, target: string) => {
      const from = featureOf(path);
      const to = featureOf(target);
      return (
        from !== undefined &&
        to !== undefined &&
        from !== to &&
        tierOf(to) <= tierOf(from) &&
        `${path} → ${target}`
      );
    };
    expect(breaches(breach)).toEqual([]);
  });

  test('SQL reads tables of the own feature and of tiers to the right, as imports do', () => {
    /** Readings against the direction: a query per row, or a copy of the data, would be the alternative. */
    const exceptions: Record<string, string> = {
      'src/clinic/patients/directory/queries.server.ts → appointments':
        'the list of people is sorted and limited by next and last appointment, in one query',
      'src/clinic/patients/queries.server.ts → appointments':
        'a treatment and its legal retention last from appointment to discharge; both are read together',
      ...Object.fromEntries(
        [
          'appointments',
          'clinical_notes',
          'consent_exceptions',
          'consents',
          'evaluation_alerts',
          'evaluations',
        ].map((table) => [
          `src/clinic/patients/ending.server.ts → ${table}`,
          'decides under one lock whether anything clinical keeps a child’s record',
        ]),
      ),
    };
    const ownerOf = new Map<string, string>();
    for (const { path, text } of sources)
      for (const [, table = ''] of text.matchAll(/pgTable\(\s*'(\w+)'/g))
        ownerOf.set(table, featureOf(path) ?? 'platform');
    expect(ownerOf.size).toBeGreaterThan(60);

    const found = sources
      .filter(({ path }) => isServer(path) && featureOf(path) !== undefined)
      .flatMap(({ path, text }) => {
        const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
        const names = [...code.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?"?([a-z_]+)\b/g)];
        const from = featureOf(path) ?? '';
        return names.flatMap(([, table = '']) => {
          const to = ownerOf.get(table);
          const isAbove = to !== undefined && to !== from && tierOf(to) !== -1 && tierOf(to) <= tierOf(from);
          return isAbove ? `${path} → ${table}` : [];
        });
      });
    expect([...new Set(found)].sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('only contract, api, screens, service, tables, fields and the cancellation rule are imported from outside; the app also binds routes, sessions and jobs', () => {
    const door =
      /^src\/clinic\/[^/]+\/((contract|(staff-)?api|policy|terms|fields|service\.server|tables\.server|rules\/cancellation)\.ts|(.+\/)?screens\/.+)$/;
    const appDoor =
      /^src\/clinic\/(?:[^/]+\/)+(http|jobs|sessions|known-devices|personal|worker)\.server\.ts$/;
    const breach = ({ path }: SourceFile, target: string) => {
      if (featureOf(target) === undefined || featureOf(target) === featureOf(path) || door.test(target))
        return false;
      if (['src/app.ts', 'src/wallets.ts'].includes(path) && appDoor.test(target)) return false;
      if (path === 'db/seed.ts' && target === 'src/clinic/accounts/passwords/passwords.server.ts')
        return false;
      return `${path} → ${target}`;
    };
    expect(breaches(breach)).toEqual([]);
  });
});

describe('inside a feature', () => {
  test('browser code imports no server code', () => {
    const reachesBrowser = ({ path }: SourceFile) =>
      !isServer(path) &&
      (areaOf(path) === 'clinic' ||
        areaOf(path) === 'design' ||
        areaOf(path) === 'platform' ||
        path === 'src/root.tsx');
    const files = sources
      .filter(reachesBrowser)
      .map((source) => ({ ...source, imports: source.imports.filter((entry) => !entry.isType) }));
    expect(breaches(({ path }, target) => isServer(target) && `${path} → ${target}`, files)).toEqual([]);
  });

  test('screens → api → contract ← http → service → queries → tables, in every module', () => {
    const above: Record<string, readonly string[]> = {
      contract: ['api', 'rules', 'screens'],
      terms: ['api', 'contract', 'rules', 'screens'],
      api: ['screens'],
      rules: ['api', 'contract', 'screens'],
      policy: ['api', 'contract', 'screens'],
      tables: ['service', 'queries', 'http', 'jobs', 'api', 'screens'],
      queries: ['service', 'http', 'jobs', 'letters', 'api', 'screens'],
      service: ['http', 'api', 'screens'],
      http: ['queries', 'tables', 'api', 'screens'],
    };
    const breach = ({ path }: SourceFile, target: string) =>
      featureOf(path) !== undefined &&
      featureOf(path) === featureOf(target) &&
      above[roleOf(path) ?? '']?.includes(roleOf(target) ?? '') === true &&
      `${path} → ${target}`;
    expect(breaches(breach)).toEqual([]);
  });

  test('SQL is only in queries, tables and personal files', () => {
    const speakSql = sources.filter(({ packages }) =>
      packages.some((name) => name.startsWith('drizzle-orm')),
    );
    expect(speakSql.length).toBeGreaterThan(20);
    const wrong = speakSql
      .filter(({ path }) => featureOf(path) !== undefined)
      .filter(({ path }) => !['queries', 'tables', 'personal'].includes(roleOf(path) ?? ''));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("screens import the contract's types, and nothing of the server, not even types", () => {
    // These forms validate input with the contract's own schemas.
    const forms =
      /^src\/clinic\/(accounts\/(sign-in|registration)\/screens\/(login-check\.ts|registration-form\.ts)|contact\/screens\/message-form\.ts)$/;
    const breach = sources
      .filter(({ path }) => path.includes('/screens/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(
            (entry) =>
              isServer(entry.path) ||
              (entry.path.endsWith('/contract.ts') && !entry.isType && !forms.test(path)),
          )
          .map((entry) => `${path} → ${entry.path}`),
      );
    expect(breach).toEqual([]);
  });

  test('query keys come from the factory, and only these data stay when the session changes', () => {
    // Public data, the session (updated on every change), and what a letter's link shows to its holder.
    const open = [
      'availability',
      'demo-staff',
      'municipalities',
      'organization',
      'payments-config',
      'plans',
      'professionals',
      'selfcare-activities',
      'selfcare-categories',
      'services',
      'wallet',
    ];
    const kept = ['user', 'appointment-links', 'video-room', ...open];
    const keys = sources.flatMap(({ text }) =>
      [...text.matchAll(/\bpublicKey\('([\w-]+)'/g)].map(([, name = '']) => name),
    );
    expect(new Set(keys)).toEqual(new Set(kept));
    const literal = /queryKey(?::| =) \[(?!\.\.\.)/;
    expect(sources.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('the design system imports no network or data library', () => {
    const known =
      /^(react|react-dom|radix-ui|lucide-react|react-day-picker(\/.*)?|clsx|.*\.(css|woff2)(\?url)?)$/;
    const foreign = sources
      .filter((source) => areaOf(source.path) === 'design')
      .flatMap((source) =>
        source.packages.filter((name) => !known.test(name)).map((name) => `${source.path} → ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  test('zod stays out of the first view: only form pages and contracts import it', () => {
    const wrong = sources.filter(
      (source) =>
        source.path.startsWith('src/') &&
        !isServer(source.path) &&
        source.packages.includes('zod') &&
        !/contract\.ts$|\/screens\//.test(source.path) &&
        source.path !== 'src/platform/api/endpoint.ts',
    );
    expect(wrong.map((source) => source.path)).toEqual([]);
    const layout = sources.find((source) => source.path === 'src/root.tsx');
    expect(layout?.packages).not.toContain('zod');
  });
});

/** All import cycles, by the names of `nodeOf`. */
function findCycles(edges: ReadonlyMap<string, Iterable<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: string[]) => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
    else if (!done.has(node)) for (const next of edges.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return circles;
}

describe('no import cycles, type imports included', () => {
  test('between files', () => {
    const edges = new Map(sources.map(({ path, imports }) => [path, imports.map((entry) => entry.path)]));
    expect(findCycles(edges)).toEqual([]);
  });

  test('between modules of a feature, of the platform or of the design', () => {
    // Files at a feature's root are shared: each stands for itself.
    const moduleOf = (path: string) =>
      /^(src\/clinic\/[^/]+\/[^/]+)\//.exec(path)?.[1] ??
      /^(src\/(?:platform|design)\/[^/]+)\//.exec(path)?.[1] ??
      path;
    const edges = new Map<string, Set<string>>();
    for (const { path, imports } of sources) {
      const from = edges.get(moduleOf(path)) ?? new Set();
      for (const { path: target } of imports)
        if (moduleOf(target) !== moduleOf(path)) from.add(moduleOf(target));
      edges.set(moduleOf(path), from);
    }
    expect(findCycles(edges)).toEqual([]);
  });
});

describe('size and names', () => {
  const everything = [
    ...sources,
    ...readSources('tests/support/**/*.ts', 'bench/*.ts', 'scripts/**/*.{ts,mjs}'),
  ];
  const isText = (path: string) => /texts(\.[a-z]{2})?\.tsx?$/.test(path);
  test('folders have at most twenty files besides tests and texts', () => {
    const folders = Map.groupBy(
      everything.filter((file) => !isTest(file.path) && !isText(file.path)),
      (file) => dirname(file.path),
    );
    expect([...folders].filter(([, files]) => files.length > 20).map(([folder]) => folder)).toEqual([]);
  });

  test('there are no vague folders and no barrels', () => {
    expect(
      everything
        .filter((file) => /(^|\/)(utils?|helpers?|misc|common|index)(\.|\/)/i.test(file.path))
        .map((file) => file.path),
    ).toEqual([]);
  });
});

/** The first `Intl` formatter takes 35 to 50 ms on an old phone, within the task that evaluates all scripts. */
test('no screen creates `Intl` formatters at module load', () => {
  const early = /^(?:export )?const \w+ =\s+new Intl\./m;
  const made = sources
    .filter(({ path, text }) => !isServer(path) && early.test(text))
    .map(({ path }) => path);
  expect(made).toEqual([]);
});

test('screens take the time from the server, not from the device', () => {
  const deviceClock = /new Date\(\)|\bDate\.now\(\)/;
  const readers = sources
    .filter(({ path, text }) => !isServer(path) && path.startsWith('src/') && deviceClock.test(text))
    .map(({ path }) => path)
    .filter(
      (path) =>
        !['src/platform/browser/clock.ts', 'src/platform/time/clock.ts', 'src/server.ts'].includes(path),
    );
  expect(readers).toEqual([]);
});

/** Browsers show their own fields in the language of the browser: 11/26/2026 and 07:00 PM. */
test('days and times are entered in `DateField` and `TimeField` only', () => {
  const bareInput = /\btype[=:]\s*\{?\s*['"](?:date|time|datetime-local|month|week)['"]/;
  const found = sources
    .filter(({ path, text }) => path.endsWith('.tsx') && bareInput.test(text))
    .map(({ path }) => path)
    .sort();
  expect(found).toEqual([
    'src/clinic/site/screens/design/forms.tsx',
    'src/design/fields/date-field.tsx',
    'src/design/fields/native-picker.tsx',
    'src/design/fields/time-field.tsx',
  ]);
});
