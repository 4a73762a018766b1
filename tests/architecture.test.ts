import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './support/source.ts';

/** Features from left to right; each may use those to its right, never its own tier (DESIGN.md section 4). */
const tiers = [
  ['profile', 'site', 'staff'],
  ['appointments', 'chat', 'evaluations', 'wellbeing', 'contact'],
  ['subscriptions', 'schedule'],
  ['payments'],
  ['professionals', 'services'],
  ['patients'],
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
const areaOf = (path: string) =>
  /^src\/(clinic|platform|design)\//.exec(path)?.[1] ??
  (path.startsWith('demo/') ? 'demo' : path === 'clinic.config.ts' ? 'config' : 'root');
const isServer = (path: string) => path.includes('.server.');

test('the sources are read, and their imports found', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.find((file) => file.path === 'src/app.ts')?.imports.map(({ path }) => path)).toContain(
    'demo/outbox.ts',
  );
});

describe('imports flow one way', () => {
  const allowed: Record<string, string[]> = {
    root: ['root', 'clinic', 'platform', 'design', 'config', 'demo'],
    demo: ['demo', 'clinic', 'platform', 'config'],
    clinic: ['clinic', 'platform', 'design', 'config'],
    platform: ['platform', 'config'],
    design: ['design'],
    config: ['config'],
  };
  test('root → clinic → platform, design → the clinic’s configuration', () => {
    expect(
      breaches(
        ({ path }, target) => !allowed[areaOf(path)]?.includes(areaOf(target)) && `${path} → ${target}`,
      ),
    ).toEqual([]);
  });

  test('only the app wires the demonstration in', () => {
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

  test('every feature has its place in a tier', () => {
    const features = readdirSync(new URL('../src/clinic', import.meta.url));
    expect(features.filter((feature) => tierOf(feature) === -1)).toEqual([]);
  });

  test('a feature uses tiers to its right, never a sibling', () => {
    const breach = ({ path }: SourceFile, target: string) => {
      const [from, to] = [featureOf(path), featureOf(target)];
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

  test('from outside a feature only contract, api, screens, service and tables are seen; the app also binds routes, sessions and jobs', () => {
    const door =
      /^src\/clinic\/[^/]+\/(contract\.ts|api\.ts|screens\/.+|service\.server\.ts|tables\.server\.ts)$/;
    const appDoor = /^src\/clinic\/[^/]+\/(http|jobs|sessions|known-devices|personal|worker)\.server\.ts$/;
    const breach = ({ path }: SourceFile, target: string) => {
      if (featureOf(target) === undefined || featureOf(target) === featureOf(path) || door.test(target))
        return false;
      if (['src/app.ts', 'src/wallets.ts'].includes(path) && appDoor.test(target)) return false;
      if (path === 'db/seed.ts' && target === 'src/clinic/accounts/passwords.server.ts') return false;
      return `${path} → ${target}`;
    };
    expect(breaches(breach)).toEqual([]);
  });
});

describe('inside a feature', () => {
  const file = (path: string) => path.split('/').slice(3).join('/');
  test('nothing that reaches the browser imports server code', () => {
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

  test('screens → api → contract ← http → service → queries → tables', () => {
    const forbidden: [RegExp, RegExp][] = [
      [/^contract\.ts$/, /^(api|rules)\.ts$|^screens\/|\.server\.ts$/],
      [/^api\.ts$/, /^screens\//],
      [/^rules\.ts$/, /^(api|contract)\.ts$|^screens\/|\.server\.ts$/],
      [/^tables\.server\.ts$/, /^(service|queries|http|jobs)\.server\.ts$|^api\.ts$|^screens\//],
      [/^queries\.server\.ts$/, /^(service|http|jobs|letters)\.server\.ts$|^api\.ts$|^screens\//],
      [/^service\.server\.ts$/, /^http\.server\.ts$|^api\.ts$|^screens\//],
      [/^http\.server\.ts$/, /^(queries|tables)\.server\.ts$|^api\.ts$|^screens\//],
    ];
    const breach = ({ path }: SourceFile, target: string) =>
      featureOf(path) !== undefined &&
      featureOf(path) === featureOf(target) &&
      forbidden.some(([from, to]) => from.test(file(path)) && to.test(file(target))) &&
      `${path} → ${target}`;
    expect(breaches(breach)).toEqual([]);
  });

  test('screens see the contract’s types, and nothing of the server, not even types', () => {
    // The account forms check what is typed with the contract's own shapes.
    const forms = /^src\/clinic\/accounts\/screens\/(login-form\.tsx|registration-form\.ts)$/;
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

  test('the design system knows no network and no data library', () => {
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
        source.path !== 'src/platform/endpoint.ts',
    );
    expect(wrong.map((source) => source.path)).toEqual([]);
    const layout = sources.find((source) => source.path === 'src/root.tsx');
    expect(layout?.packages).not.toContain('zod');
  });
});

test('no file imports itself in a circle', () => {
  const edges = new Map(
    sources.map((source) => [
      source.path,
      source.imports.filter((entry) => !entry.isType).map((entry) => entry.path),
    ]),
  );
  const circles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    else if (!done.has(path)) for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  const done = new Set<string>();
  for (const path of edges.keys()) visit(path, []);
  expect(circles).toEqual([]);
});

describe('size and names', () => {
  const everything = [
    ...sources,
    ...readSources('tests/support/*.ts', 'bench/*.ts', 'scripts/**/*.{ts,mjs}'),
  ];
  /** A file or function may be longer where a comment beginning so, in the file, says why. */
  const hasReason = (file: SourceFile) => file.text.includes('// Long because');

  test('no file over 300 lines without a stated reason', () => {
    expect(
      everything
        .filter((file) => file.text.split('\n').length > 300 && !hasReason(file))
        .map((file) => file.path),
    ).toEqual([]);
  });

  test('no function over 60 lines, 90 with JSX, without a stated reason', () => {
    const long = everything
      .filter((file) => !hasReason(file))
      .flatMap((file) =>
        file.functions
          .filter(({ lines, holdsJsx }) => lines > (holdsJsx ? 90 : 60))
          .map(({ name, lines }) => `${file.path} ${name}: ${lines}`),
      );
    expect(long).toEqual([]);
  });

  test('no drawers without a name, no barrels', () => {
    expect(
      everything
        .filter((file) => /(^|\/)(utils?|helpers?|misc|common|index)(\.|\/)/i.test(file.path))
        .map((file) => file.path),
    ).toEqual([]);
  });
});
