import { expect, test } from 'vitest';
import { inSentence } from './names.ts';

test('adds an article to doctors within a sentence, and nothing to other names', () => {
  expect(['Dra. Ona Puig', 'Dr. Pau Serra', 'Pau Serra', 'Drago Ferrer'].map(inSentence)).toEqual([
    'la Dra. Ona Puig',
    'el Dr. Pau Serra',
    'Pau Serra',
    'Drago Ferrer',
  ]);
});
