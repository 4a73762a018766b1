import { expect, test } from 'vitest';
import { nameInSentence, nameOnScreen } from './names.ts';

test('adds an article to doctors within a sentence, and nothing to other names', () => {
  expect(['Dra. Ona Puig', 'Dr. Pau Serra', 'Pau Serra', 'Drago Ferrer'].map(nameInSentence)).toEqual([
    'la Dra. Ona Puig',
    'el Dr. Pau Serra',
    'Pau Serra',
    'Drago Ferrer',
  ]);
});

test('on screens the title is not parted from the name', () => {
  expect(nameOnScreen('Dra. Ona Puig')).toBe('la Dra.\u00a0Ona Puig');
});
