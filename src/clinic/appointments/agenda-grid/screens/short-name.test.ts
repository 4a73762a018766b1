import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('abbreviates the last of three or more words', () => {
  expect(shortName('Roger Masinventat Prattinta')).toBe('Roger Masinventat P.');
  expect(shortName('Anna de la Torre  Puig')).toBe('Anna de la Torre P.');
  expect(shortName('Laia Puig')).toBe('Laia Puig');
  expect(shortName('Ona')).toBe('Ona');
});
