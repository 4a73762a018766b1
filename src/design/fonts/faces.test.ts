import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const faces = [...read('./faces.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
  family: /font-family: "([^"]*)"/.exec(body)?.[1] ?? '',
  isOfDevice: body.includes('local('),
  figure: (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]),
}));
const standIns = faces.filter(({ isOfDevice }) => isOfDevice);

/** Ascent and descent of our two fonts in per cent of the size. */
const ours = { Text: { ascent: 98.4, descent: 31.6 }, Title: { ascent: 93, descent: 27 } };

test('gives every fallback font the line height of ours', () => {
  expect(standIns.length).toBeGreaterThan(8);
  for (const { family, figure } of standIns) {
    const { ascent, descent } = family.startsWith('Text as') ? ours.Text : ours.Title;
    const size = figure('size-adjust') / 100;
    expect(figure('ascent-override') * size, family).toBeCloseTo(ascent, 1);
    expect(figure('descent-override') * size, family).toBeCloseTo(descent, 1);
    expect(figure('line-gap-override'), family).toBe(0);
  }
});

test("defines every fallback font behind ours and before the system's", () => {
  const tokens = read('../tokens.css');
  const listOf = (name: string) =>
    (new RegExp(`--font-${name}:([^;]*);`).exec(tokens)?.[1] ?? '').split(',').map((family) => family.trim());
  const [sans, display] = [listOf('sans'), listOf('display')];
  expect([sans[0], sans.at(-1)]).toEqual(['"Atkinson Hyperlegible Next Variable"', 'sans-serif']);
  expect([display[0], display.at(-1)]).toEqual(['"Bricolage Grotesque Variable"', 'sans-serif']);
  for (const { family } of faces) expect([...sans, ...display]).toContain(`"${family}"`);
});
