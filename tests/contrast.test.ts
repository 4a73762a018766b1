import { describe, expect, test } from 'vitest';
import { color, colors, nightColors } from '#platform/documents/colors.server.ts';

/**
 * Texts and their backgrounds. Text needs 4.5:1 (WCAG 2.2, 1.4.3), outlines of controls and selected marks 3:1
 * (1.4.11).
 */
const texts: readonly (readonly [texts: string, grounds: string])[] = [
  ['ink ink-soft', 'paper card line river-50 river-100 ochre-100 coral-100 pine-100 plaster'],
  ['river-700 river-600', 'paper card river-50 river-100'],
  ['ink', 'glow-soft front-river front-pine front-coral front-ochre'],
  ['ochre-700', 'paper card ochre-100'],
  ['coral-700', 'paper card coral-100'],
  ['pine-700', 'paper card pine-100 plaster'],
  ['card', 'ink river-600 river-700 coral-600 coral-700'],
  ['on-deep', 'deep shade'],
  ['shade', 'glow'],
];
const outlines: readonly (readonly [string, string])[] = [
  ['edge river-600 coral-600 ink', 'paper card'],
  ['river-600 ink', 'plaster'],
  ['on-deep', 'deep shade'],
];

/** The focus ring is 2 px outside its element, so it is seen against the surrounding background. */
const rings: typeof outlines = [
  [
    'river-600',
    'paper card line river-50 river-100 ochre-100 coral-100 pine-100 plaster plaster-shade glow-soft',
  ],
  ['on-deep', 'deep shade'],
  // SOS: its ring is inside.
  ['card', 'coral-600'],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast of black on white is 21', () => {
  expect(contrast('#000000', color('card'))).toBeCloseTo(21);
});

describe.each([
  ['day', colors],
  ['night', nightColors],
] as const)('colours in %s mode', (_, scheme) => {
  const below = (pairs: typeof texts, least: number) =>
    pairs.flatMap(([fronts, grounds]) =>
      fronts.split(' ').flatMap((front) =>
        grounds
          .split(' ')
          .map((ground) => ({
            pair: `${front} on ${ground}`,
            ratio: contrast(color(front, scheme), color(ground, scheme)),
          }))
          .filter(({ ratio }) => ratio < least)
          .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`),
      ),
    );

  test('every text contrasts with its background', () => {
    expect(below(texts, 4.5)).toEqual([]);
  });

  test('every outline contrasts with its background', () => {
    expect(below(outlines, 3)).toEqual([]);
  });

  test('the focus ring contrasts with every background', () => {
    expect(below(rings, 3)).toEqual([]);
  });
});

test('dark mode defines every colour used as background or text in light mode', () => {
  const same = Object.keys(colors).filter((name) => colors[name] === nightColors[name]);
  expect(same).toEqual(['ochre-500', 'glow']);
});
