import { existsSync, globSync, readFileSync } from 'node:fs';
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

test('there are documents to check', () => {
  expect(documents).toContain('README.md');
  expect(documents.length).toBeGreaterThan(4);
});

test('a decision has the number of its file, and says why, what, and what follows', () => {
  const decisions = documents.filter((name) => name.startsWith('docs/decisions/')).sort();
  expect(decisions.length).toBeGreaterThan(20);
  for (const name of decisions) {
    const text = readFileSync(join(root, name), 'utf8');
    // Numbers of deleted decisions stay unused.
    const number = Number(/\/(\d{4})-/.exec(name)?.[1]);
    expect(text).toMatch(new RegExp(`^# ${number}\\. [A-ZÁÉÍÓÚ]`));
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text, name).toContain(`**${part}.**`);
  }
});

test('what the sources cite stands in the repository, in a section of that name', () => {
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

describe.each(documents)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  test('every link inside the repository leads somewhere', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, target]) => target as string,
    );
    expect(links.filter((target) => !existsSync(join(root, dirname(name), target)))).toEqual([]);
  });

  test('every npm script it names exists, every bench too', () => {
    const named = [...text.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    const asked = [...text.matchAll(/npm run bench -- (\w+)/g)].map(([, bench]) => bench as string);
    expect(asked.filter((bench) => !benches.includes(`${bench}:`))).toEqual([]);
  });

  test('what it says stands in a file stands there', () => {
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

  test('every file of ours it names in backticks exists', () => {
    const named = [
      ...text.matchAll(/`((?:src|db|demo|tests|bench|scripts|docs)\/[\w./-]*|[\w-]+\.config\.ts)`/g),
    ].map(([, path]) => path as string);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** What stands sealed in a table, as the guide calls it. */
const sealedThings: Readonly<Record<string, string>> = {
  appointments: 'notes of appointments',
  callbacks: 'who is to be called back',
  chat_messages: 'of the chat',
  clinical_notes: 'notes of sessions',
  consent_arrangements: 'everything about a signature',
  consent_exceptions: 'everything about a signature',
  consent_requests: 'everything about a signature',
  consent_scans: 'everything about a signature',
  consents: 'everything about a signature',
  contact_answers: 'messages of the contact form and of the chat, their answers',
  contact_messages: 'messages of the contact form',
  drafts: 'left half written',
  evaluations: 'answers to questionnaires',
  record_requests: 'what people ask of their record',
  second_factors: 'second factors of the staff',
  user_assessments: 'check-ins',
  user_recommendations: 'check-ins and what they led to',
  webhook_endpoints: 'messages to other programs',
};

describe('docs/operating.md', () => {
  const text = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const settings = [
    ...readFileSync(join(root, 'src/platform/config.server.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+): /gm),
  ].map(([, name]) => name as string);

  test('every setting that it names exists', () => {
    const named = [...text.matchAll(/\b([A-Z]+_[A-Z_]+)\b|\b([A-Z]{4,})=|`([A-Z]{4,})`/g)].map(
      ([, withBar, set, quoted]) => withBar ?? set ?? quoted ?? '',
    );
    expect(named).toContain('SECRET_KEYS');
    expect(named).toContain('PORT');
    expect(
      named.filter((name) => !settings.includes(name) && !/^(PATH|NODE_OPTIONS|OTEL_.+)$/.test(name)),
    ).toEqual([]);
  });

  test('it shows every setting that production asks for', () => {
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

  test('whoever asks the database by its address has loaded the settings', () => {
    const asks = text.split('\n').filter((line) => line.includes('psql "$DATABASE_URL"'));
    expect(asks.length).toBeGreaterThan(2);
    expect(asks.filter((line) => !line.includes(`onyar sh -c 'psql "$DATABASE_URL"`))).toEqual([]);
  });

  test('what stopped people who followed it, before it was mended, stays mended', () => {
    const at = (words: string) => {
      expect(text, words).toContain(words);
      return text.indexOf(words);
    };
    // The clinic's data come before the first start, in a file that no update meets.
    expect(at("CLINIC_CONFIG='/etc/onyar/")).toBeLessThan(at('systemctl enable --now onyar.service'));
    expect(at('data, before the first start')).toBeLessThan(at('systemctl enable --now onyar.service'));
    const waiting = text.split('\n').filter((line) => /curl .*readyz/.test(line));
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.filter((line) => !line.includes('--retry-connrefused'))).toEqual([]);
    for (const words of [
      ...['git pull --ff-only', 'git switch -c clinic', 'update content_version set version = version + 1'],
      ...['date +%Y%m%d%H%M', '**Rotation** is two steps', 'npm run reseal', 'From PostgreSQL 16 on'],
      ...['It does not see the wallet', "status = 'queued' and last_error is not null"],
      ...['One PayPal app for each installation', 'with its subdomains', 'SPF', 'DKIM', 'DMARC'],
      'onyar npm run ready:server',
    ])
      at(words);
  });

  test('it says of everything that is sealed what becomes of it without its key', () => {
    const [, table = ''] = /\| what \| with the new key in front .*\n((?:\|.*\n)+)/.exec(text) ?? [];
    const tables = new Set(sealedColumns.map((column) => column.table));
    expect([...tables].filter((name) => sealedThings[name] === undefined)).toEqual([]);
    expect(Object.values(sealedThings).filter((words) => !table.includes(words))).toEqual([]);
  });

  test('the programs that its units start exist', () => {
    for (const unit of globSync('docs/operating/*.service', { cwd: root })) {
      const started = /^ExecStart=\/opt\/onyar\/(\S+) (\S+)$/m.exec(readFileSync(join(root, unit), 'utf8'));
      expect(started?.slice(1).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    }
  });

  test('by every way of starting it the process is as spare with memory as the one that tests and benches look at', () => {
    const said = [...Object.entries(processSettings).map((pair) => pair.join('=')), ...processFlags];
    expect(said.length).toBeGreaterThan(1);
    const unit = readFileSync(join(root, 'docs/operating/onyar.service'), 'utf8');
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    for (const way of [
      scripts.start,
      /^Environment=(.+)$/m.exec(unit)?.[1],
      /^ENV (MALLOC.+)$/m.exec(image)?.[1],
    ])
      for (const words of said) expect(way).toContain(words);
  });
});

describe('docs/architecture.md', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  /** Not found by going to the definition: another process takes the request up there, or `app.ts` has handed it in. */
  const reachedOtherwise = /\/(http|payable)\.server\.ts$/;

  test.each([
    ['booking', 9],
    ['payment', 14],
  ])('the way of a %s is at most %i files, each used by one before it', (name, most) => {
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
