import { expect, test } from 'vitest';
import { listScreenTexts } from '#tests/support/words/screen-texts.ts';
import { quotedSentences } from '#tests/support/words/spec-sentences.ts';

/** All texts of pages, dialogs, notifications, e-mails and SMS in the sources. */
const screenTexts = listScreenTexts();
const findMatching = (pattern: RegExp, ...except: string[]) =>
  screenTexts
    .filter(({ file, text }) => pattern.test(text) && !except.some((part) => file.includes(part)))
    .map(({ file, text }) => `${file}: ${text}`);

test('every sentence quoted by the specification appears literally as a separate text', () => {
  const said = new Set(screenTexts.map(({ text }) => text));
  expect(quotedSentences.filter((sentence) => !said.has(sentence))).toEqual([]);
});

test('no text adds words before or after a sentence quoted by the specification', () => {
  const sentences = quotedSentences.filter((text) => text.split(' ').length >= 5);
  const longer = screenTexts.filter(
    ({ file, text }) =>
      !quotedSentences.includes(text) &&
      // In payments the wallet's name is part of the sentence; their tests check these.
      !file.startsWith('src/clinic/payments/') &&
      sentences.some((sentence) => text.includes(sentence)),
  );
  expect(longer).toEqual([]);
});

test('texts take hours, distances, ages and prices from the configuration', () => {
  expect(findMatching(/\bde \d{1,2}:\d\d a \d{1,2}:\d\d/)).toEqual([]);
  expect(findMatching(/\b(25|radio de \d+) km\b/, 'clinic.config.ts')).toEqual([]);
  // The duration of the wallet's review is a rule of appointments, which payments cannot import.
  const aside = ['wellbeing/', 'clinic.config.ts', 'payments/texts.es.ts'];
  expect(findMatching(/\b(10|30|60) minutos\b|\b(24|48) horas\b/, ...aside)).toEqual([]);
  expect(findMatching(/4 años y medio/, 'clinic.config.ts')).toEqual([]);
  expect(findMatching(/\b16 años/, 'clinic.config.ts')).toEqual([]);
  expect(findMatching(/\d €/, 'clinic.config.ts')).toEqual([]);
});

test('no text promises a notification that needs an address not every patient has given', () => {
  expect(
    findMatching(/te (avisamos|avisaremos) por correo|te avisaremos|te hemos escrito|al momento/i),
  ).toEqual([]);
});

test('no text blames the connection for every failed load, which an error of the server causes too', () => {
  expect(findMatching(/(ha fallado|falla) la conexión/)).toEqual([]);
});

test('no text claims that nothing happened after a lost response', () => {
  // Booking, moving, cancelling and paying check the outcome before they say so, in their own modules.
  const others = ['clinic/appointments/', 'clinic/payments/'];
  expect(
    findMatching(
      /no (se ha|hemos) (guardado|cambiado|eliminado)|sigue como estaba|^sigue abierta/i,
      ...others,
    ),
  ).toEqual([]);
});

test('no text claims that a slot is reserved or a draft is stored where that is not certain', () => {
  expect(findMatching(/tu hora (está|queda) reservada|guardamos tu reserva|recuperado tu reserva/i)).toEqual(
    [],
  );
});

test('the text on domestic violence warns about the phone’s call log', () => {
  expect(findMatching(/registro de llamadas del móvil: borra la llamada/)).toHaveLength(1);
  expect(findMatching(/conducta suicida/i)).toEqual([]);
});

test('a proof of payment is a receipt, and a certificate is always one of attendance', () => {
  expect(findMatching(/justificante/i).filter((text) => text.startsWith('src/clinic/payments/'))).toEqual([]);
  // Longer texts may shorten the name once it has been said.
  expect(findMatching(/^(un |el )?justificante(s)?( descargado| enviado)?$/i)).toEqual([]);
  expect(findMatching(/justificante de (pago|devolución)/i)).toEqual([]);
});
