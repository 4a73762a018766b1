import { expect, test } from 'vitest';
import { screenWords } from '#tests/support/words/screen-words.ts';
import { quotedSentences } from '#tests/support/words/spec-sentences.ts';
import { filesThatCallItUndone } from '#tests/support/words/undone-titles.ts';

/** Every text of pages, dialogs, notices, letters and text messages, as it stands in the sources. */
const words = screenWords();
const saying = (pattern: RegExp, ...except: string[]) =>
  words
    .filter(({ file, text }) => pattern.test(text) && !except.some((part) => file.includes(part)))
    .map(({ file, text }) => `${file}: ${text}`);

test('the sources are read: pages, letters and the configuration are among them', () => {
  const files = new Set(words.map(({ file }) => file));
  for (const file of [
    'clinic.config.ts',
    'src/clinic/appointments/letters.server.ts',
    'src/clinic/appointments/held/screens/held-panel.tsx',
    'src/clinic/site/screens/layout/footer.tsx',
  ])
    expect(files).toContain(file);
});

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

test('exclamation marks stand in the spec’s own texts alone', () => {
  const shouted = words.filter(({ text }) => text.includes('¡')).map(({ text }) => text);
  expect(shouted.filter((text) => !quotedSentences.includes(text))).toEqual([]);
});

test('one thing has one name', () => {
  expect(saying(/\bon-?line\b/i)).toEqual([]);
  expect(
    saying(/\be-?mails?\b|correo-e/i, 'contract.ts', '.server.ts', 'api.ts', 'imports/headings.ts'),
  ).toEqual([]);
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

test('what says in a title that something was not done asks first whether that is known', () => {
  expect(filesThatCallItUndone()).toEqual(
    [
      // Nothing was sent: a form that could not be checked.
      'src/clinic/accounts/screens/later-check.ts',
      // A download, and what is copied in the browser alone.
      'src/clinic/accounts/own-account/screens/data-rights.tsx',
      'src/clinic/accounts/second-factor/screens/recovery-codes-screen.tsx',
      'src/clinic/integrations/screens/shown-once.tsx',
      // How a notice looks.
      'src/clinic/site/screens/design/news.tsx',
    ].sort(),
  );
});

test('an hour is called reserved, and a draft kept, only where it is so', () => {
  expect(saying(/tu hora (está|queda) reservada|guardamos tu reserva|recuperado tu reserva/i)).toEqual([]);
});

test('plain words: nothing is called a crossing, a house of others, or a way of seeing each other', () => {
  expect(
    saying(/otras casas|antes de cruzar|maneras de vernos|tendemos un puente|ventanas a tu trabajo/i),
  ).toEqual([]);
  expect(saying(/\(\d, \d y \d\)/)).toEqual([]);
});

test('couples are offered nothing without a price: they are asked to call, or to ask', () => {
  const offered = saying(
    /parejas?\b/i,
    'clinic.config.ts',
    'screens/information/',
    'screens/design/',
    'contact/terms.ts',
  );
  expect(
    offered.filter(
      (text) =>
        !/pareja se pide por teléfono|en pareja\? Esa consulta se pide|duelo, pareja, trabajo|: Preguntar por la terapia de pareja$/.test(
          text,
        ),
    ),
  ).toEqual([]);
});

test('whoever calls about violence at home is told what the phone keeps', () => {
  expect(saying(/registro de llamadas del móvil: borra la llamada/)).toHaveLength(1);
  expect(saying(/conducta suicida/i)).toEqual([]);
});
