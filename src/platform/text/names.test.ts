import { expect, test } from 'vitest';
import { inSentence } from './names.ts';

test('a doctor has an article within a sentence, as one says it; anybody else is called by the name', () => {
  expect(['Dra. Ona Puig', 'Dr. Pau Serra', 'Pau Serra', 'Drago Ferrer'].map(inSentence)).toEqual([
    'la Dra. Ona Puig',
    'el Dr. Pau Serra',
    'Pau Serra',
    'Drago Ferrer',
  ]);
});
