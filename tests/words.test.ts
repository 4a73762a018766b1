import { expect, test } from 'vitest';
import { screenWords } from '#tests/support/words/screen-words.ts';
import { quotedSentences } from '#tests/support/words/spec-sentences.ts';

/** Every text of pages, dialogs, notices, letters and text messages, as it stands in the sources. */
const words = screenWords();
const saying = (pattern: RegExp, ...except: string[]) =>
  words
    .filter(({ file, text }) => pattern.test(text) && !except.some((part) => file.includes(part)))
    .map(({ file, text }) => `${file}: ${text}`);

test('what the spec quotes stands alone, to the letter', () => {
  const said = new Set(words.map(({ text }) => text));
  expect(quotedSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

test('nothing of ours is put before or behind a sentence that the spec quotes', () => {
  const sentences = quotedSentences.filter((text) => text.split(' ').length >= 5);
  const longer = words.filter(
    ({ file, text }) =>
      !quotedSentences.includes(text) &&
      // There the wallet's name is part of what is quoted; payments say theirs in tests of their own.
      !file.startsWith('src/clinic/payments/') &&
      sentences.some((sentence) => text.includes(sentence)),
  );
  expect(longer).toEqual([]);
});

test('hours, distances, ages and prices are computed from the configuration, never typed into a sentence', () => {
  expect(saying(/\bde \d{1,2}:\d\d a \d{1,2}:\d\d/)).toEqual([]);
  expect(saying(/\b(25|radio de \d+) km\b/, 'clinic.config.ts')).toEqual([]);
  // The wallet's review lasts as long as the rules of appointments say, which payments cannot read.
  const aside = ['wellbeing/', 'clinic.config.ts', 'payments/terms.ts'];
  expect(saying(/\b(10|30|60) minutos\b|\b(24|48) horas\b/, ...aside)).toEqual([]);
  expect(saying(/4 años y medio/, 'clinic.config.ts')).toEqual([]);
  expect(saying(/\b16 años/, 'clinic.config.ts')).toEqual([]);
  expect(saying(/\d €/, 'clinic.config.ts')).toEqual([]);
});

test('nothing is promised that depends on an address which not everybody has given', () => {
  expect(saying(/te (avisamos|avisaremos) por correo|te avisaremos|te hemos escrito|al momento/i)).toEqual(
    [],
  );
});

test('whoever got no answer is not told that nothing has happened', () => {
  // Booking, moving, cancelling and paying find out before they say anything; they are the appointments' and payments' own.
  const others = ['clinic/appointments/', 'clinic/payments/'];
  expect(
    saying(/no (se ha|hemos) (guardado|cambiado|eliminado)|sigue como estaba|^sigue abierta/i, ...others),
  ).toEqual([]);
});

test('an hour is called reserved, and a draft kept, only where it is so', () => {
  expect(saying(/tu hora (está|queda) reservada|guardamos tu reserva|recuperado tu reserva/i)).toEqual([]);
});

test('whoever calls about violence at home is told what the phone keeps', () => {
  expect(saying(/registro de llamadas del móvil: borra la llamada/)).toHaveLength(1);
  expect(saying(/conducta suicida/i)).toEqual([]);
});
