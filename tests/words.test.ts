import { expect, test } from 'vitest';
import { screenWords } from '#tests/support/words/screen-words.ts';
import { quotedSentences } from '#tests/support/words/spec-sentences.ts';

/** All texts of pages, dialogs, notifications, e-mails and SMS in the sources. */
const words = screenWords();
const saying = (pattern: RegExp, ...except: string[]) =>
  words
    .filter(({ file, text }) => pattern.test(text) && !except.some((part) => file.includes(part)))
    .map(({ file, text }) => `${file}: ${text}`);

test('every sentence quoted by the specification appears literally as a separate text', () => {
  const said = new Set(words.map(({ text }) => text));
  expect(quotedSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

test('no text adds words before or after a sentence quoted by the specification', () => {
  const sentences = quotedSentences.filter((text) => text.split(' ').length >= 5);
  const longer = words.filter(
    ({ file, text }) =>
      !quotedSentences.includes(text) &&
      // In payments the wallet's name is part of the sentence; their tests check these.
      !file.startsWith('src/clinic/payments/') &&
      sentences.some((sentence) => text.includes(sentence)),
  );
  expect(longer).toEqual([]);
});

test('texts take hours, distances, ages and prices from the configuration', () => {
  expect(saying(/\bde \d{1,2}:\d\d a \d{1,2}:\d\d/)).toEqual([]);
  expect(saying(/\b(25|radio de \d+) km\b/, 'clinic.config.ts')).toEqual([]);
  // The duration of the wallet's review is a rule of appointments, which payments cannot import.
  const aside = ['wellbeing/', 'clinic.config.ts', 'payments/terms.ts'];
  expect(saying(/\b(10|30|60) minutos\b|\b(24|48) horas\b/, ...aside)).toEqual([]);
  expect(saying(/4 años y medio/, 'clinic.config.ts')).toEqual([]);
  expect(saying(/\b16 años/, 'clinic.config.ts')).toEqual([]);
  expect(saying(/\d €/, 'clinic.config.ts')).toEqual([]);
});

test('no text promises a notification that needs an address not every patient has given', () => {
  expect(saying(/te (avisamos|avisaremos) por correo|te avisaremos|te hemos escrito|al momento/i)).toEqual(
    [],
  );
});

test('no text claims that nothing happened after a lost response', () => {
  // Booking, moving, cancelling and paying check the outcome before they say so, in their own modules.
  const others = ['clinic/appointments/', 'clinic/payments/'];
  expect(
    saying(/no (se ha|hemos) (guardado|cambiado|eliminado)|sigue como estaba|^sigue abierta/i, ...others),
  ).toEqual([]);
});

test('no text claims that a slot is reserved or a draft is stored where that is not certain', () => {
  expect(saying(/tu hora (está|queda) reservada|guardamos tu reserva|recuperado tu reserva/i)).toEqual([]);
});

test('the text on domestic violence warns about the phone’s call log', () => {
  expect(saying(/registro de llamadas del móvil: borra la llamada/)).toHaveLength(1);
  expect(saying(/conducta suicida/i)).toEqual([]);
});
