import { expect, test } from 'vitest';
import { formatLook, parseLook } from './agenda-look.ts';

test('reads the stored look', () => {
  const look = { zoom: 15, coloring: 'state' } as const;
  expect(parseLook(formatLook(look))).toEqual(look);
});

test('uses hours and kinds without a stored look, or with one of another version', () => {
  for (const stored of [null, '', 'v0 15 state', 'v1 20 state', 'v1 15 mood', 'v1 15'])
    expect(parseLook(stored)).toEqual({ zoom: 60, coloring: 'kind' });
});
