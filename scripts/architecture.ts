import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { color } from '#platform/documents/colors.server.ts';
import { readSources, type SourceFile } from '#tests/support/words/source.ts';

/** `npm run architecture`: draws docs/architecture.svg from the imports, and writes the figures into docs/architecture.md. */
const document = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
const drawing = fileURLToPath(new URL('../docs/architecture.svg', import.meta.url));

const sources = readSources('src/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const featureOf = (path: string) => /^src\/clinic\/([^/]+)\//.exec(path)?.[1];

/** Left to right, as the document says them. */
function tiersOf(text: string): string[][] {
  const [, sentence = ''] = /never to a sibling:\n\n([\s\S]+?)\n\n/.exec(text) ?? [];
  return sentence
    .replaceAll('\n', ' ')
    .split('→')
    .map((tier) => tier.split(',').map((name) => name.trim()));
}

/** How many imports go from one feature to another. */
function usesOf(files: SourceFile[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { path, imports } of files)
    for (const target of imports) {
      const from = featureOf(path);
      const to = featureOf(target.path);
      if (from !== undefined && to !== undefined && from !== to)
        uses.set(`${from} ${to}`, (uses.get(`${from} ${to}`) ?? 0) + 1);
    }
  return uses;
}

const box = { width: 118, height: 46, gapX: 34, gapY: 22 };

const steps = [0, 0, -96, 96];

/** Tiers as columns, features as houses in them, uses as lines, the thicker the more imports. */
function draw(tiers: string[][], uses: Map<string, number>): string {
  const places = new Map(
    tiers.flatMap((tier, column) =>
      tier.map((feature, row) => {
        // Columns stand at different heights, or lines between distant ones would hide behind those between.
        const height = tier.length * (box.height + box.gapY) - box.gapY;
        const y =
          200 -
          height / 2 +
          row * (box.height + box.gapY) +
          (tier.length < 4 ? (steps[column % steps.length] ?? 0) : 0);
        return [feature, { x: 20 + column * (box.width + box.gapX), y }] as const;
      }),
    ),
  );
  const lines = [...uses].map(([pair, count]) => {
    const [from = '', to = ''] = pair.split(' ');
    const a = places.get(from);
    const b = places.get(to);
    if (a === undefined || b === undefined) throw new Error(`${pair}: not in the tiers of the document`);
    const x1 = a.x + box.width;
    const y1 = a.y + box.height / 2;
    const x2 = b.x;
    const y2 = b.y + box.height / 2;
    const bend = Math.max(30, (x2 - x1) / 2);
    const d = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
    return `<path d="${d}" stroke-width="${(0.8 + Math.log2(count) / 2).toFixed(1)}"/>`;
  });
  const houses = [...places].map(([feature, { x, y }]) => {
    const files = sources.filter(({ path }) => featureOf(path) === feature).length;
    const words = files === 0 ? 'to come' : `${files} files`;
    return (
      `<g transform="translate(${x} ${y})"${files === 0 ? ' opacity=".45"' : ''}><rect width="${box.width}" height="${box.height}" rx="6"/>` +
      `<text x="59" y="20">${feature}</text><text x="59" y="36" class="small">${words}</text></g>`
    );
  });
  const width = 40 + tiers.length * (box.width + box.gapX) - box.gapX;
  const height = 400;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle" role="img" aria-label="Features in their tiers, and who uses whom">
<title>Features in their tiers, and who uses whom</title>
<style>rect{fill:#fdf6ea;stroke:${color('ink')}}path{fill:none;stroke:#2f6f73;opacity:.45}.small{font-size:11px;fill:#44565b}</style>
<rect width="${width}" height="${height}" style="fill:#fff;stroke:none"/>
${lines.join('\n')}
${houses.join('\n')}
</svg>
`;
}

/** What can be counted of a house: the table of the document. */
function figuresOf(files: SourceFile[]): string {
  const folders = [...Map.groupBy(files, ({ path }) => dirname(path)).values()].map(({ length }) => length);
  folders.sort((a, b) => a - b);
  const lines = files.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
  const users = new Map<string, Set<string>>();
  for (const { path, imports } of files)
    for (const { path: target } of imports) users.set(target, (users.get(target) ?? new Set()).add(path));
  const rows = [
    ['files, beside tests', files.length],
    [
      'lines in all; of a file: median, longest',
      `${lines.reduce((a, b) => a + b, 0)}; ${lines[lines.length >> 1]}, ${lines.at(-1)}`,
    ],
    ['files in a folder: median, most', `${folders[folders.length >> 1]}, ${folders.at(-1)}`],
    ['files that one other file uses', [...users.values()].filter(({ size }) => size === 1).length],
  ];
  return ['| `src` | |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n');
}

const text = readFileSync(document, 'utf8');
writeFileSync(drawing, draw(tiersOf(text), usesOf(sources)));
const kept = text.replace(/\n## Figures\n[\s\S]*$/, '').trimEnd();
writeFileSync(document, `${kept}\n\n## Figures\n\n${figuresOf(sources)}\n`);
