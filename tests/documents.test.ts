import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { sealedColumns } from '../scripts/operations/sealed-columns.ts';
import { processFlags, processSettings } from './support/servers/process-file.ts';
import { readSources } from './support/words/source.ts';

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const benches = readFileSync(join(root, 'bench/run.ts'), 'utf8');

test('finds documents to check', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(4);
});

test('decisions have the number of their file, and a context, decision and consequences', () => {
  const decisions = documents.filter((name) => name.startsWith('docs/decisions/')).sort();
  expect(decisions.length).toBeGreaterThan(20);
  for (const name of decisions) {
    const text = readFileSync(join(root, name), 'utf8');
    // Numbers of deleted decisions stay unused.
    const number = Number(/\/(\d{4})-/.exec(name)?.[1]);
    expect(text).toMatch(new RegExp(`^# ${number}\\. [A-ZÁÉÍÓÚ]`));
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(text, name).toContain(`\n## ${part}\n`);
  }
});

test('documents cited in the sources exist with the cited section', () => {
  const headings = new Map(
    documents.map((name) => [
      name,
      [...readFileSync(join(root, name), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title]) => title),
    ]),
  );
  const sources = globSync('{src,demo,db,tests,bench,scripts}/**/*.{ts,tsx,mjs}', { cwd: root });
  const wrong = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?<![\w./])(docs\/[\w/-]+\.md|(?!LICENSE)[A-Z]{4,}\.md)(?:, ([A-Z]\w+))?/g,
      ),
    ]
      .filter(([, name = '', section]) => {
        const known = headings.get(name);
        return known === undefined || (section !== undefined && !known.includes(section));
      })
      .map(([words]) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

test('cited decisions exist', () => {
  const files = globSync(
    [
      '{src,demo,db,tests,bench,scripts,docs,deploy}/**/*.{ts,tsx,mjs,css,md,service}',
      '*.{md,ts,yaml}',
      'Dockerfile',
    ],
    { cwd: root },
  );
  expect(files).toContain('deploy/systemd/onyar-worker.service');
  const numbers = new Set(
    globSync('*.md', { cwd: join(root, 'docs/decisions') }).map((name) => name.slice(0, 4)),
  );
  const wrong = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/docs\/decisions\/(\d{4})|\bdecision (\d+)\b/g)]
      .filter(([, long, short]) => !numbers.has(long ?? short?.padStart(4, '0') ?? ''))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  test('links inside the repository resolve', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, target]) => target as string,
    );
    expect(links.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([]);
  });

  test('named npm scripts and benchmarks exist', () => {
    const named = [...text.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    const asked = [...text.matchAll(/npm run bench -- (\w+)/g)].map(([, bench]) => bench as string);
    expect(asked.filter((bench) => !benches.includes(`${bench}:`))).toEqual([]);
  });

  test('quoted content exists in the quoted file', () => {
    const said = [
      ...text.matchAll(/(?<names>`\w+`(?:(?:,| and) `\w+`)*) in `(?<file>src\/[\w./-]+\.tsx?|[\w-]+\.ts)`/g),
      ...text.matchAll(/`(?<file>src\/[\w./-]+\.tsx?)`: (?<names>`\w+`(?:, `\w+`)*)/g),
    ].flatMap(({ groups: { names = '', file = '' } = {} }) =>
      file.startsWith('src/') ? [{ names, file }] : [],
    );
    const wrong = said.flatMap(({ names, file }) =>
      [...names.matchAll(/`(\w+)`/g)]
        .map(([, name = '']) => name)
        .filter(
          (name) =>
            !new RegExp(`\\b(?:const|function|type) ${name}\\b|\\b${name}\\(`).test(
              readFileSync(join(root, file), 'utf8'),
            ),
        )
        .map((name) => `${name} in ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  test('files in backticks exist', () => {
    const named = [
      ...text.matchAll(/`((?:src|db|demo|tests|bench|scripts|docs)\/[\w./-]*|[\w-]+\.config\.ts)`/g),
    ].map(([, path]) => path as string);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** Sealed content per table, as named in the guide. */
const sealedThings: Readonly<Record<string, string>> = {
  appointments: 'notes of appointments',
  callbacks: 'callbacks',
  chat_messages: 'of the chat',
  clinical_notes: 'notes of sessions',
  consent_arrangements: 'signatures (signer, method, scans, reasons)',
  consent_exceptions: 'signatures (signer, method, scans, reasons)',
  consent_requests: 'signatures (signer, method, scans, reasons)',
  consent_scans: 'signatures (signer, method, scans, reasons)',
  consents: 'signatures (signer, method, scans, reasons)',
  contact_answers: 'messages of the contact form and of the chat, their answers',
  contact_messages: 'messages of the contact form',
  drafts: 'drafts of the staff',
  evaluation_alert_outcomes: 'what was done about urgent alerts',
  evaluations: 'answers to questionnaires',
  record_requests: 'record requests',
  second_factors: 'second factors of the staff',
  user_assessments: 'check-ins',
  user_recommendations: 'check-ins and their recommendations',
  video_safety_answers: 'answers before a video call',
  webhook_endpoints: 'webhook secrets',
};

describe('docs/operating.md and its pages', () => {
  const pages = ['docs/operating.md', ...globSync('docs/operating/*.md', { cwd: root })];
  const text = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');

  test('has fewer than 5,000 words, and names every command of deploy/', () => {
    const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8');
    expect(guide.split(/\s+/).length).toBeLessThan(5_000);
    const commands = globSync('deploy/*', { cwd: root }).filter((path) => /^deploy\/[a-z]+$/.test(path));
    const programs = commands.filter((path) => statSync(join(root, path)).isFile());
    expect(programs.length).toBeGreaterThan(4);
    expect(programs.filter((program) => !guide.includes(program))).toEqual([]);
  });
  const settings = [
    ...readFileSync(join(root, 'src/platform/config.server.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name]) => name as string);

  test('every setting it names exists', () => {
    const named = [...text.matchAll(/\b([A-Z]+_[A-Z_]+)\b|\b([A-Z]{4,})=|`([A-Z]{4,})`/g)].map(
      ([, withBar, set, quoted]) => withBar ?? set ?? quoted ?? '',
    );
    expect(named).toContain('SECRET_KEYS');
    expect(named).toContain('HOST');
    expect(
      named.filter((name) => !settings.includes(name) && !/^(PATH|NODE_OPTIONS|OTEL_.+)$/.test(name)),
    ).toEqual([]);
  });

  test('lists every setting required in production', () => {
    const shown = [...text.matchAll(/^([A-Z_]+)='/gm)].map(([, name]) => name);
    let complaint = '';
    try {
      readConfig({ MODE: 'production' });
    } catch (error) {
      complaint = (error as Error).message;
    }
    const wanted = [...complaint.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(wanted).toContain('DATABASE_URL');
    expect(wanted.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('commands that use the database URL load the settings first', () => {
    const asks = text.split('\n').filter((line) => line.includes('psql "$DATABASE_URL"'));
    expect(asks.length).toBeGreaterThan(0);
    expect(asks.filter((line) => !line.includes(`onyar sh -c 'psql "$DATABASE_URL"`))).toEqual([]);
  });

  test('fixed pitfalls stay fixed', () => {
    const at = (words: string) => {
      expect(text, words).toContain(words);
      return text.indexOf(words);
    };
    // The clinic's data is entered before the first start, in a file that updates do not touch.
    const start = at('systemctl enable --now onyar-worker');
    expect(at("CLINIC_CONFIG='/etc/onyar/")).toBeLessThan(start);
    expect(at('data, before the first start')).toBeLessThan(start);
    const waiting = text.split('\n').filter((line) => /curl .*readyz/.test(line));
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter((line) => !line.includes('--retry-connrefused'))).toEqual([]);
    for (const words of [
      'git switch -c clinic',
      'update content_version set version = version + 1',
      'date +%Y%m%d%H%M',
      '**Rotation** is two steps',
      'npm run reseal',
      'From PostgreSQL 16 on',
      ...['It does not see the wallet', "status = 'queued' and last_error is not null"],
      'One PayPal app for each installation',
      'with its subdomains',
      'SPF',
      'DKIM',
      'DMARC',
      'onyar npm run ready:server',
    ])
      at(words);
  });

  test('states for all sealed data what happens without its key', () => {
    const [, table = ''] = /\| what \| with the new key in front .*\n((?:\|.*\n)+)/.exec(text) ?? [];
    const tables = new Set(sealedColumns.map((column) => column.table));
    expect([...tables].filter((name) => sealedThings[name] === undefined)).toEqual([]);
    expect(Object.values(sealedThings).filter((words) => !table.includes(words))).toEqual([]);
  });

  test('programs started by its units exist', () => {
    const units = globSync('deploy/systemd/*.service', { cwd: root });
    expect(units.length).toBeGreaterThan(2);
    for (const unit of units) {
      const started = /^ExecStart=(?:\S.* )?\/opt\/onyar\/current\/(\S+) (\S+)$/m.exec(
        readFileSync(join(root, unit), 'utf8'),
      );
      // Of the bundles, the source.
      const [, node = '', bundle = ''] = started ?? [];
      const name = /^build\/process\/(.+)\.js$/.exec(bundle)?.[1];
      expect(existsSync(join(root, node)), unit).toBe(true);
      const source = name === 'server' ? 'src/server.ts' : `scripts/operations/${name}.ts`;
      expect(existsSync(join(root, source)), unit).toBe(true);
    }
  });

  test('every way of starting uses the memory settings of tests and benchmarks', () => {
    const said = [...Object.entries(processSettings).map((pair) => pair.join('=')), ...processFlags];
    expect(said.length).toBeGreaterThan(1);
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    for (const way of [
      scripts.start,
      ...['onyar-app@', 'onyar-worker'].map(
        (name) =>
          /^Environment=(.+)$/m.exec(readFileSync(join(root, `deploy/systemd/${name}.service`), 'utf8'))?.[1],
      ),
      /^ENV (MALLOC.+)$/m.exec(image)?.[1],
    ])
      for (const words of said) expect(way).toContain(words);
  });
});

describe('docs/behaviour.md', () => {
  const text = readFileSync(join(root, 'docs/behaviour.md'), 'utf8');

  test('is a list of rules, each with a link to its test', () => {
    const lines = text
      .split('\n')
      .slice(1)
      .filter((line) => line !== '' && !line.startsWith('#'));
    const rules = lines.filter((line) => line.startsWith('- '));
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((rule) => !/ \(\[.+\]\(\.\.\/[\w./-]+\.tsx?\)\)$/.test(rule))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('|'))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  /** Not found by "go to definition": another process continues there, or `app.ts` injects it. */
  const reachedOtherwise = /\/(http|payable)\.server\.ts$/;

  test.each([
    ['booking', 9],
    ['payment', 14],
    ['move at the desk', 9],
  ])('a %s passes through at most %i files, each imported by a previous one', (name, most) => {
    const [, table = ''] = new RegExp(`^## A ${name}, file by file\n\n((?:\\|.*\n)+)`, 'm').exec(text) ?? [];
    const rows = table.split('\n').slice(2, -1);
    const files = rows.flatMap((row) => /^\|.*\| `((?:src|db)\/[^`]+)`[^|]*\|$/.exec(row)?.[1] ?? []);
    expect(files).toHaveLength(rows.length);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(most);
    const used = new Map(
      readSources('src/clinic/**/*.{ts,tsx}').map(({ path, imports }) => [
        path,
        imports.map((to) => to.path),
      ]),
    );
    const astray = files.filter(
      (file, index) =>
        index > 0 &&
        file.startsWith('src/') &&
        !reachedOtherwise.test(file) &&
        !files.slice(0, index).some((earlier) => used.get(earlier)?.includes(file)),
    );
    expect(astray).toEqual([]);
  });
});
