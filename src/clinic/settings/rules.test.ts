import { describe, expect, test } from 'vitest';
import { type LaunchFacts, missingSteps, stepsOf } from './rules.ts';
import type { StepName } from './terms.ts';

/** A Tuesday, 10:00 in Madrid. */
const at = new Date('2026-12-01T09:00:00Z');
const ten = 'martes, 1 de diciembre de 2026, a las 10:00';
const confirmedBy = (name: string) => ({ name, doneOn: '2026-11-24', confirmedAt: at });

const nothing: LaunchFacts = {
  confirmed: {},
  changedAt: null,
  exampleDetails: ['Titular', 'NIF'],
  withoutAddress: ['Política de privacidad', 'nflow'],
  offered: [],
  withoutProfessional: [],
  professionals: [],
  withExampleData: [],
  hoursAWeek: 0,
  testMail: null,
  wallet: { isSound: false, reason: null },
  trial: null,
  lastBackupAt: null,
  lastNoticeAt: null,
};
const everything: LaunchFacts = {
  confirmed: {
    clinic: confirmedBy('Alba Ficticia'),
    officer: confirmedBy('Bruno Ficticio'),
    assessment: confirmedBy('Carla Ficticia'),
    processors: confirmedBy('Dídac Ficticio'),
  },
  changedAt: at,
  exampleDetails: [],
  withoutAddress: [],
  offered: ['Adultos', 'Parejas', 'Menores'],
  withoutProfessional: [],
  professionals: ['Alba Ficticia', 'Bruno Ficticio'],
  withExampleData: [],
  hoursAWeek: 40,
  testMail: { status: 'sent', recipient: 'alba@example.com', at },
  wallet: { isSound: true, reason: null },
  trial: { outcome: 'opened', detail: null, askedAt: at },
  lastBackupAt: at,
  lastNoticeAt: at,
};
const step = (name: StepName, facts: LaunchFacts) => stepsOf(facts).find((one) => one.name === name);
const containing = (words: string) => expect.stringContaining(words);

test('returns every step in order', () => {
  expect(stepsOf(nothing).map(({ name }) => name)).toEqual([
    'clinic',
    'addresses',
    'services',
    'team',
    'hours',
    'mail',
    'wallet',
    'order',
    'officer',
    'assessment',
    'processors',
    'backup',
    'webhook',
  ]);
});

test('blocks opening while a professional has a number or a room of the demonstration', () => {
  const facts = { ...everything, withExampleData: ['Alba Ficticia'] };
  expect(step('team', facts)).toMatchObject({
    state: 'missing',
    why: containing('de ejemplo: Alba Ficticia.'),
  });
});

test('blocks opening for missing steps, not for advised ones', () => {
  expect(missingSteps(stepsOf(nothing))).toEqual([
    'clinic',
    'addresses',
    'services',
    'team',
    'hours',
    'mail',
    'wallet',
    'officer',
    'assessment',
    'processors',
  ]);
  expect(missingSteps(stepsOf(everything))).toEqual([]);
});

test.each<[StepName, string]>([
  ['clinic', 'Alba Ficticia, 24 de noviembre de 2026.'],
  ['addresses', 'Todas tienen la dirección'],
  ['services', 'Adultos, Parejas y Menores.'],
  ['team', 'Alba Ficticia y Bruno Ficticio.'],
  ['hours', '40 horas a la semana.'],
  ['mail', `aceptó el de alba@example.com, el ${ten}.`],
  ['wallet', 'PayPal contesta'],
  ['order', `El ${ten}, PayPal abrió una orden de 1\u00a0€ a nombre de vuestra cuenta.`],
  ['officer', 'Bruno Ficticio, 24 de noviembre de 2026.'],
  ['assessment', 'Carla Ficticia, 24 de noviembre de 2026.'],
  ['processors', 'Dídac Ficticio, 24 de noviembre de 2026.'],
  ['backup', `La última, el ${ten}.`],
  ['webhook', `El último, el ${ten}.`],
])('%s is done, and says since when or by whom', (name, words) => {
  expect(step(name, everything)).toEqual({ name, state: 'done', why: containing(words) });
});

test('example data block the step even when confirmed', () => {
  expect(step('clinic', { ...everything, exampleDetails: ['NIF'] })).toMatchObject({
    state: 'missing',
    why: 'Todavía son de ejemplo: NIF.',
  });
});

test.each<[StepName, 'missing' | 'advised', string]>([
  ['clinic', 'missing', 'Todavía son de ejemplo: Titular y NIF.'],
  ['addresses', 'missing', 'una dirección de ejemplo: Política de privacidad y nflow.'],
  ['services', 'missing', 'no se ofrece ninguna consulta'],
  ['team', 'missing', 'no hay ningún profesional'],
  ['hours', 'missing', 'ninguna hora abierta'],
  ['mail', 'missing', 'ningún correo de prueba'],
  ['wallet', 'missing', 'PayPal no se puede usar ahora: no contesta.'],
  ['order', 'advised', 'no se ha probado. Se abre una orden de 1\u00a0€'],
  ['officer', 'missing', 'protección de datos'],
  ['assessment', 'missing', 'evaluación de impacto'],
  ['processors', 'missing', 'contratos con los proveedores'],
  ['backup', 'advised', 'No hay ninguna copia'],
  ['webhook', 'advised', 'No ha llegado ninguno'],
])('%s is not done in a new clinic: %s', (name, state, words) => {
  expect(step(name, nothing)).toEqual({ name, state, why: containing(words) });
});

test('external pages without an address are done once a person confirms it', () => {
  const confirmed = { addresses: confirmedBy('Alba Ficticia') };
  expect(step('addresses', { ...nothing, confirmed })).toMatchObject({
    state: 'done',
    why: containing('Alba Ficticia'),
  });
});

describe("the clinic's own data", () => {
  test.each([
    ['changed after they were confirmed', 1, 'missing', 'han cambiado'],
    ['changed at that very moment', 0, 'done', 'Alba Ficticia'],
    ['changed before', -1, 'done', 'Alba Ficticia'],
  ])('%s', (_, later, state, words) => {
    const changedAt = new Date(at.getTime() + later);
    expect(step('clinic', { ...everything, changedAt })).toMatchObject({ state, why: containing(words) });
  });

  test('are reported as unchanged, or as changed before the confirmation', () => {
    expect(step('clinic', { ...everything, changedAt: null })?.state).toBe('done');
    expect(step('clinic', { ...nothing, exampleDetails: [], changedAt: at })?.why).toMatch(
      'Nadie ha confirmado',
    );
  });
});

const trial = (outcome: NonNullable<LaunchFacts['trial']>['outcome'], detail: string | null = null) => ({
  trial: { outcome, detail, askedAt: at },
});
const mail = (status: string) => ({ testMail: { status, recipient: 'alba@example.com', at } });

test.each<[StepName, Partial<LaunchFacts>, 'done' | 'missing' | 'advised', string]>([
  ['services', { withoutProfessional: ['Parejas', 'Menores'] }, 'missing', 'todavía: Parejas y Menores.'],
  ['hours', { hoursAWeek: 1 }, 'done', '1 hora a la semana.'],
  ['hours', { hoursAWeek: 2 }, 'done', '2 horas a la semana.'],
  ['mail', mail('queued'), 'missing', 'para alba@example.com espera su turno'],
  ['mail', mail('failed'), 'missing', 'para alba@example.com no ha salido'],
  ['wallet', { wallet: { isSound: false, reason: 'claves' } }, 'missing', 'usar ahora: claves.'],
  ['order', trial('other_account'), 'missing', 'a nombre de otra cuenta'],
  ['order', trial('refused', 'PAYEE'), 'missing', `El ${ten}, PayPal no quiso abrir la orden (PAYEE)`],
  ['order', trial('refused'), 'missing', 'no quiso abrir la orden (sin decir por qué)'],
  ['order', trial(null), 'advised', 'No llegó la respuesta'],
])('%s, where %j: %s', (name, facts, state, words) => {
  expect(step(name, { ...everything, ...facts })).toEqual({ name, state, why: containing(words) });
});
