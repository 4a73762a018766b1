import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test('says in the gender of the noun that a section’s data remain stored', () => {
  expect(texts('es').stillStored('las citas')).toMatch(/^Siguen guardadas\./);
  expect(texts('es').stillStored('los planes')).toMatch(/^Siguen guardados\./);
  expect(texts('ca').stillStored('les cites')).toMatch(/^Continuen desades\./);
  expect(texts('ca').stillStored('els plans')).toMatch(/^Continuen desats\./);
});
