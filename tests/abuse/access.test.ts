import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#clinic/accounts/tables.server.ts';
import { tokenOf } from '#clinic/appointments/reminders/link-tokens.server.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { issueReceipt } from '#clinic/payments/receipts/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { consentVersion } from '#clinic/wellbeing/check-in/terms.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { newName, startTestApp, type TestApp } from '#tests/support/app.ts';

const roles = ['anonymous', 'owner', 'other', 'professional', 'reception', 'admin'] as const;
/** 'treating' is the professional of the appointment; 'professional' is a colleague without patients. */
type CallerRole = (typeof roles)[number] | 'treating';

type Row = {
  body?: (userId: number | undefined) => object;
  path?: () => string;
  expected: number[];
  /** Status for the treating professional, if different from the colleague's. */
  treating?: number;
  /** Whether the appointment is confirmed; before, it opens no record to the treating professional. */
  isConfirmed?: true;
  /** Whether a request ends or changes sessions, so that the next row needs new people. */
  usesUp?: true;
  streams?: true;
};

const professional = {
  name: 'Mar Puig',
  title: 'Psicóloga',
  bio: 'Acompaña.',
  registrationNumber: '12345',
  roomUrl: null,
  kinds: ['office'],
};

const emergencyContacts = [
  { name: 'Emergencias', phone: '112', description: 'Peligro inmediato.' },
  { name: 'Línea 024', phone: '024', description: 'Ideas de suicidio.' },
];

const plan = {
  name: 'Acompañar',
  description: 'Con calma.',
  discountPercent: null,
  features: [],
  perks: [],
  active: false,
  offers: [],
};

const invoiceFor = { name: 'Ona Vilar', taxId: '12345678Z', address: 'Carrer Fals, 1, Girona' };

const furtherService = {
  name: 'Terapia de pareja',
  description: 'Para dos.',
  priceCents: 9500,
  minutes: 75,
  vat: 'exempt',
  modalities: ['office'],
  offeredBy: [1],
  online: true,
  active: true,
};

/** Expected status per role. Staff are not owners: the panel has its own endpoints. */
const table: Record<string, Row> = {
  'GET /api/user': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/login': {
    body: () => ({ username: newName(), password: 'casa-de-paper-7' }),
    expected: [401, 401, 401, 401, 401, 401],
  },
  'POST /api/register': {
    usesUp: true,
    body: () => ({ username: newName(), password: 'casa-de-paper-7' }),
    expected: [201, 201, 201, 201, 201, 201],
  },
  'POST /api/logout': { usesUp: true, expected: [200, 200, 200, 200, 200, 200] },
  // Endpoints without an id only affect the user's own code. A wrong code is a valid response.
  'POST /api/verify-email': { body: () => ({ code: '000000' }), expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/resend-verification': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/verify/status': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/verify/send-code': {
    body: () => ({ phone: '+34 972 000 112' }),
    expected: [401, 200, 200, 200, 200, 200],
  },
  'POST /api/verify/check-code': {
    body: () => ({ phone: '+34 600 000 001', code: '000000' }),
    expected: [401, 200, 200, 200, 200, 200],
  },
  'POST /api/password/forgot': {
    body: () => ({ usernameOrEmail: newName() }),
    expected: [200, 200, 200, 200, 200, 200],
  },
  'POST /api/password/reset': {
    body: () => ({ token: 'nobody-has-this-one', password: 'casa-de-paper-8' }),
    expected: [410, 410, 410, 410, 410, 410],
  },
  'POST /api/staff/first-admin': {
    body: () => ({
      token: 'nobody-has-this-one',
      username: newName(),
      password: 'casa-de-paper-7',
      fullName: 'Ona Vilar',
      email: 'ona@example.org',
    }),
    expected: [410, 410, 410, 410, 410, 410],
  },
  'POST /api/password': {
    usesUp: true,
    body: () => ({ current: 'casa-de-paper-7', next: 'casa-de-paper-8' }),
    expected: [401, 200, 200, 200, 200, 200],
  },
  'PATCH /api/user': { body: () => ({ fullName: 'Ona' }), expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/me/sessions': { expected: [401, 200, 200, 200, 200, 200] },
  'DELETE /api/me/sessions': { expected: [401, 200, 200, 200, 200, 200] },
  'DELETE /api/me/sessions/:id': {
    usesUp: true,
    path: () => `/api/me/sessions/${sessionId}`,
    expected: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/me/export': { expected: [401, 200, 200, 200, 200, 200] },
  // Only the clinic closes staff accounts. The owner's unpaid appointment is released.
  'DELETE /api/me': {
    usesUp: true,
    body: () => ({ password: 'casa-de-paper-7' }),
    expected: [401, 200, 200, 409, 409, 409],
  },
  'GET /api/me/access-log': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/selfcare/categories': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/selfcare/activities': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/selfcare/favourites': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/selfcare/favourites': {
    body: () => ({ activityId: 1 }),
    expected: [401, 201, 201, 201, 201, 201],
  },
  'DELETE /api/selfcare/favourites/:activityId': {
    path: () => '/api/selfcare/favourites/1',
    expected: [401, 204, 204, 204, 204, 204],
  },
  'GET /api/selfcare/consent': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/selfcare/assessments': { expected: [401, 200, 200, 200, 200, 200] },
  // Requires the user's consent (wellbeing/check-in/http.test.ts).
  'POST /api/selfcare/assessments': {
    body: () => ({
      mood: 3,
      sleepQuality: 3,
      stressLevel: 3,
      energyLevel: 3,
      answers: { good: '', hard: '' },
    }),
    expected: [401, 403, 403, 403, 403, 403],
  },
  'GET /api/selfcare/recommendations': { expected: [401, 200, 200, 200, 200, 200] },
  'PATCH /api/selfcare/recommendations/:id': {
    body: () => ({ saved: true }),
    expected: [401, 404, 404, 404, 404, 404],
  },
  'POST /api/selfcare/consent': {
    body: () => ({ statement: consentVersion }),
    expected: [401, 201, 201, 201, 201, 201],
  },
  'DELETE /api/selfcare/consent': { expected: [401, 204, 204, 204, 204, 204] },
  // The colleague has no patients, so every record is unknown to them.
  'GET /api/staff/people': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/people': {
    body: () => ({ fullName: 'Núria Peña' }),
    expected: [401, 403, 403, 403, 201, 201],
  },
  'GET /api/staff/people/:id': {
    path: () => card(),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'PATCH /api/staff/people/:id': {
    path: () => card(),
    body: () => ({ fullName: 'Núria Peña' }),
    expected: [401, 403, 403, 403, 200, 200],
  },
  'POST /api/staff/people/:id/guardians': {
    path: () => card('/guardians'),
    body: () => ({ person: { fullName: 'Marta Serra' }, rights }),
    expected: [401, 403, 403, 403, 201, 201],
  },
  // The owner has no guardians to change or remove (patients/guardians/http.test.ts).
  'PATCH /api/staff/people/:id/guardians/:guardianId': {
    path: () => card('/guardians/1'),
    body: () => rights,
    expected: [401, 403, 403, 403, 404, 404],
  },
  'DELETE /api/staff/people/:id/guardians/:guardianId': {
    path: () => card('/guardians/1'),
    expected: [401, 403, 403, 403, 404, 404],
  },
  // The owner's age is unknown, so there is no question.
  'POST /api/staff/people/:id/notices': {
    path: () => card('/notices'),
    body: () => ({ tellsPatient: true, guardianIds: [] }),
    expected: [401, 403, 403, 403, 409, 409],
  },
  // The other record does not exist; merging is tested in patients/joining/http.test.ts.
  'POST /api/staff/people/:id/join': {
    path: () => card('/join'),
    body: () => ({ otherId: 99_999_999 }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/people/:id/invitation': {
    path: () => card('/invitation'),
    expected: [401, 403, 403, 403, 409, 409],
  },
  'POST /api/invitations/accept': {
    body: () => ({ token: 'nobody-has-this-one' }),
    expected: [401, 410, 410, 403, 403, 403],
  },
  'GET /api/staff/people/:id/appointments': {
    path: () => card('/appointments'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/people/:id/plans': {
    path: () => card('/plans'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/people/:id/balance': {
    path: () => card('/balance'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/people/:id/receipts/:receiptId/pdf': {
    path: () => card(`/receipts/${receiptId}/pdf`),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // The appointment is in the future, so nothing is owed.
  'POST /api/staff/appointments/:id/discount': {
    body: () => ({ discountCents: 100, reason: 'goodwill' }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'POST /api/staff/appointments/:id/waiver': {
    body: () => ({ reason: 'goodwill' }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'GET /api/staff/people/:id/messages': {
    path: () => card('/messages'),
    expected: [401, 403, 403, 403, 200, 200],
  },
  'GET /api/staff/people/:id/evaluations': {
    path: () => card('/evaluations'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // Only the treating professional may send one, not even managers.
  'POST /api/staff/people/:id/evaluations': {
    path: () => card('/evaluations'),
    body: () => ({ instrument: 'gad-7', isAdult: true }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 403, 403],
    treating: 201,
  },
  'GET /api/staff/people/:id/consents': {
    path: () => card('/consents'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/people/:id/consents/warning': {
    path: () => card('/consents/warning?appointmentId=1'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/people/:id/consents/exceptions': {
    path: () => card('/consents/exceptions'),
    body: () => ({ appointmentId: 1, isVideo: false, ground: 'reason', reason: 'Firma esta tarde.' }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // The owner counts as an adult, and no text is published (consents/http.test.ts).
  'POST /api/staff/people/:id/consents/arrangement': {
    path: () => card('/consents/arrangement'),
    body: () => ({ arrangement: 'both' }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/people/:id/consents/requests': {
    path: () => card('/consents/requests'),
    body: () => ({ signerId: cardId, textIds: [999_999] }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/people/:id/consents/desk': {
    path: () => card('/consents/desk'),
    body: () => ({ signerId: cardId, textIds: [999_999] }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/people/:id/consents/paper': {
    path: () => card('/consents/paper'),
    body: () => ({
      signerId: cardId,
      textIds: [999_999],
      name: 'Ona',
      signedOn: '2026-11-20',
      seenBy: 'Ona',
      place: 'Carpeta',
    }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/people/:id/consents/:consentId/withdrawal': {
    path: () => card('/consents/999999/withdrawal'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 404, 404],
    treating: 404,
  },
  // Nothing is signed, so there is no scan.
  'GET /api/staff/people/:id/consents/:consentId/scan': {
    path: () => card('/consents/999999/scan'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 404, 404],
    treating: 404,
  },
  'POST /api/staff/people/:id/consents/:consentId/scan': {
    path: () => card('/consents/999999/scan'),
    body: () => ({ files: ['JVBERg=='] }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 404, 404],
    treating: 404,
  },
  'DELETE /api/staff/people/:id/consents/:consentId/scan': {
    path: () => card('/consents/999999/scan'),
    isConfirmed: true,
    expected: [401, 403, 403, 403, 403, 404],
    treating: 403,
  },
  'GET /api/consents/:id/scan': {
    path: () => '/api/consents/999999/scan',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'GET /api/staff/consent-texts': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/consent-texts': {
    body: () => ({
      kind: 'data',
      title: 'Datos',
      body: 'Un texto de prueba, con calma, para que lo lea quien firma.',
    }),
    expected: [401, 403, 403, 403, 403, 201],
  },
  'GET /api/consents': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/consents/:id/withdrawal': {
    path: () => '/api/consents/999999/withdrawal',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'POST /api/consents/read': {
    body: () => ({ token: 'nobody-has-this-one' }),
    expected: [410, 410, 410, 410, 410, 410],
  },
  'POST /api/consents/sign': {
    body: () => ({ token: 'nobody-has-this-one', name: 'Ona Vilar', textIds: [1] }),
    expected: [410, 410, 410, 410, 410, 410],
  },
  // Nobody has a plan, and there is no evaluation: another user's looks the same (see the tests in evaluations).
  'GET /api/evaluations': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/evaluations': {
    body: () => ({ instrument: 'phq-9', isAdult: true }),
    expected: [401, 409, 409, 409, 409, 409],
  },
  'GET /api/evaluations/:id': {
    path: () => '/api/evaluations/999999',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'PATCH /api/evaluations/:id/answers/:item': {
    path: () => '/api/evaluations/999999/answers/1',
    body: () => ({ value: 1 }),
    expected: [401, 404, 404, 404, 404, 404],
  },
  'POST /api/evaluations/:id/finish': {
    path: () => '/api/evaluations/999999/finish',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'GET /api/evaluations/:id/pdf': {
    path: () => '/api/evaluations/999999/pdf',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'GET /api/evaluation-results': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/staff/evaluations': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/evaluations/:id/read': {
    path: () => '/api/staff/evaluations/999999/read',
    body: () => ({ reason: 'legal' }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'POST /api/staff/evaluations/:id/release': {
    path: () => '/api/staff/evaluations/999999/release',
    body: () => ({ words: 'Lo hablamos.' }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'GET /api/staff/alerts': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/alerts/:id/close': {
    path: () => '/api/staff/alerts/999999/close',
    body: () => ({ outcome: 'La he llamado.' }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'POST /api/staff/alerts/:id/acknowledge': {
    path: () => '/api/staff/alerts/999999/acknowledge',
    expected: [401, 403, 403, 404, 403, 404],
  },
  // Patient content: managers give a reason, reception never reads it.
  'POST /api/staff/appointments/:id/notes': {
    body: () => ({ reason: 'legal' }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 403, 200],
    treating: 200,
  },
  'POST /api/browser-errors': {
    body: () => ({ name: 'RangeError', page: '/appointments', frames: ['page.js:1:2'] }),
    expected: [204, 204, 204, 204, 204, 204],
  },
  'GET /api/time': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/services': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/further-services': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/professionals/pictures/:hash': {
    path: () => `/api/professionals/pictures/${'0'.repeat(64)}`,
    expected: [404, 404, 404, 404, 404, 404],
  },
  'GET /api/shared-pictures/:hash': {
    path: () => `/api/shared-pictures/${'0'.repeat(64)}`,
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/staff/settings/shared-picture': {
    body: () => ({ file: 'Tm9tYnJl' }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'POST /api/staff/catalogue/professionals/:id/picture': {
    path: () => '/api/staff/catalogue/professionals/1/picture',
    body: () => ({ file: 'Tm9tYnJl' }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'DELETE /api/staff/catalogue/professionals/:id/picture': {
    path: () => '/api/staff/catalogue/professionals/2000000000/picture',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/organization': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/professionals': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/user-subscriptions': { expected: [401, 200, 200, 200, 200, 200] },
  // Nobody has a plan: unknown ids and other users' look the same (subscriptions/buying.test.ts).
  'POST /api/user-subscriptions/:id/cancel': {
    path: () => '/api/user-subscriptions/1/cancel',
    expected: [401, 404, 404, 404, 404, 404],
  },
  'POST /api/subscription-plans/:id/child': {
    path: () => '/api/subscription-plans/4/child',
    body: () => ({ childBirthDate: '2018-05-11', guardian: true }),
    expected: [401, 200, 200, 200, 200, 200],
  },
  'GET /api/subscription-plans': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/availability': {
    path: () => '/api/availability?professionalId=1&type=office&from=2026-12-01&to=2026-12-02',
    expected: [200, 200, 200, 200, 200, 200],
  },
  'GET /api/municipalities': {
    path: () => '/api/municipalities?name=salt',
    expected: [200, 200, 200, 200, 200, 200],
  },
  'GET /api/appointments': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/appointments': { body: () => ({ type: 'moon' }), expected: [401, 400, 400, 400, 400, 400] },
  'PATCH /api/appointments/:id': {
    body: () => ({ date: '2026-12-02T08:00:00.000Z' }),
    expected: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/appointments/:id/calendar.ics': { expected: [401, 200, 404, 404, 404, 404] },
  'DELETE /api/appointments/:id': { expected: [401, 200, 404, 404, 404, 404] },
  // The reminder's link authorizes any holder; here it refers to a hold, which links cannot confirm.
  'POST /api/appointment-links/read': {
    body: () => ({ token: token() }),
    expected: [200, 200, 200, 200, 200, 200],
  },
  'POST /api/appointment-links/confirm': {
    body: () => ({ token: token() }),
    expected: [409, 409, 409, 409, 409, 409],
  },
  'POST /api/appointment-links/cancel': {
    body: () => ({ token: token() }),
    expected: [200, 200, 200, 200, 200, 200],
  },
  'POST /api/appointment-links/move': {
    body: () => ({ token: token(), date: '2026-12-02T08:00:00.000Z' }),
    expected: [200, 200, 200, 200, 200, 200],
  },
  // The token of the room replaces a session; here it is forged.
  'POST /api/video-room/read': {
    body: () => ({ token: 'p1.abcdef.x' }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/enter': {
    body: () => ({ token: 'p1.abcdef.x', peer, takesOver: false }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/events': {
    body: () => ({ token: 'p1.abcdef.x', peer, state: '', after: 0 }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/signals': {
    body: () => ({ token: 'p1.abcdef.x', peer, to: peer, data: '{}' }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/admit': {
    body: () => ({ token: 'p1.abcdef.x', peer, role: 'patient' }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/safety-answers': {
    body: () => ({ token: 'p1.abcdef.x', peer, role: 'patient', location: '', contact: '' }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/video-room/leave': {
    body: () => ({ token: 'p1.abcdef.x', peer, endsForAll: false }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  // Ownership is checked before asking the wallet, so that nobody learns about others' payments.
  'POST /api/process-payment': {
    body: () => ({ type: 'appointment', itemId: appointmentId, paymentDetails: { id: 'FABRICATED1234567' } }),
    expected: [401, 402, 404, 404, 404, 404],
  },
  'POST /api/payments/orders': {
    body: () => ({ type: 'appointment', itemId: appointmentId, orderId: 'SOMEORDER12345678' }),
    expected: [401, 200, 404, 404, 404, 404],
  },
  'GET /api/payments/config': { expected: [200, 200, 200, 200, 200, 200] },
  // Payment confirms a hold. A colleague's appointment is unknown to professionals.
  'GET /api/staff/payments/due': {
    path: () => `/api/staff/payments/due?type=appointment&itemId=${appointmentId}`,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/payments/dues': {
    path: () => `/api/staff/payments/dues?patientId=${cardId}`,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 404,
  },
  'POST /api/staff/payments/several': {
    body: () => ({ patientId: cardId, appointments: [{ itemId: appointmentId, cents: 1 }], method: 'card' }),
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/people/:id/sessions': {
    path: () => card('/sessions'),
    body: () => ({ appointmentIds: [appointmentId] }),
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  // Paid by the first of the other roles before the owner's turn.
  'POST /api/staff/payments': {
    body: () => ({ type: 'appointment', itemId: appointmentId, method: 'card', cents: 6_500 }),
    expected: [401, 403, 403, 404, 409, 409],
    treating: 201,
  },
  // A wallet payment, which the desk cannot undo. The receipt belongs to no desk payment.
  'GET /api/staff/receipts/:id/pdf': {
    path: () => `/api/staff/receipts/${receiptId}/pdf`,
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/receipts/:id/undo': {
    path: () => `/api/staff/receipts/${receiptId}/undo`,
    body: () => ({ reason: 'Una prueba' }),
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/receipts/:id/return': {
    path: () => `/api/staff/receipts/${receiptId}/return`,
    body: () => ({ cents: 1_000, reason: 'Una prueba' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/credit': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/staff/people/:id/credit-paid-out': {
    path: () => card('/credit-paid-out'),
    body: () => ({ cents: 1_000, method: 'cash' }),
    expected: [401, 403, 403, 403, 409, 409],
  },
  'GET /api/staff/quarters/:quarter/csv': {
    path: () => '/api/staff/quarters/2026-4/csv',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/quarters/:quarter/xlsx': {
    path: () => '/api/staff/quarters/2026-4/xlsx',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/invoice-recipient': {
    body: () => ({ type: 'appointment', itemId: appointmentId, recipient: invoiceFor }),
    expected: [401, 204, 404, 404, 404, 404],
  },
  'GET /api/staff/invoices': { expected: [401, 403, 403, 403, 200, 200] },
  'POST /api/staff/invoices/numbers': {
    // An unknown receipt is refused in the reply.
    body: () => ({ numbers: [{ receiptId: 999_999, series: 'A', number: '2' }] }),
    expected: [401, 403, 403, 403, 200, 200],
  },
  'POST /api/staff/receipts/:id/invoice': {
    path: () => `/api/staff/receipts/${receiptId}/invoice`,
    body: () => ({ series: 'A', number: '1' }),
    expected: [401, 403, 403, 403, 204, 204],
  },
  'POST /api/staff/receipts/:id/invoice-recipient': {
    path: () => `/api/staff/receipts/${receiptId}/invoice-recipient`,
    body: () => invoiceFor,
    expected: [401, 403, 403, 403, 204, 204],
  },
  // Users who are not professionals have no statement.
  'GET /api/staff/sheets': {
    path: () => '/api/staff/sheets?month=2026-11',
    expected: [401, 403, 403, 404, 403, 200],
    treating: 200,
  },
  'GET /api/staff/sheets/pdf': {
    path: () => '/api/staff/sheets/pdf?month=2026-11',
    expected: [401, 403, 403, 404, 403, 200],
    treating: 200,
  },
  'POST /api/staff/professionals/:id/shares': {
    path: () => '/api/staff/professionals/1/shares',
    body: () => ({ fromOn: '2026-11-01', basisPoints: 6_000 }),
    expected: [401, 403, 403, 403, 403, 204],
  },
  'GET /api/staff/figures': {
    path: () => '/api/staff/figures?from=2026-10&to=2026-11',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/figures/breakdown': {
    path: () => '/api/staff/figures/breakdown?from=2026-10&to=2026-11',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/figures/rows': {
    path: () => '/api/staff/figures/rows?figure=income&month=2026-11',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/till': {
    path: () => '/api/staff/till?date=2026-11-23',
    expected: [401, 403, 403, 403, 200, 200],
  },
  'POST /api/staff/till': {
    body: () => ({ step: 'opening', cents: 10_000 }),
    expected: [401, 403, 403, 403, 201, 409],
  },
  'POST /api/staff/refunds/:id/paid-out': {
    path: () => '/api/staff/refunds/999999/paid-out',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'GET /api/receipts': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/receipts/:id/pdf': {
    path: () => `/api/receipts/${receiptId}/pdf`,
    expected: [401, 200, 404, 404, 404, 404],
  },
  // Public for the wallet's servers, but requires its signature.
  'POST /api/payments/webhook': {
    body: () => ({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} }),
    expected: [403, 403, 403, 403, 403, 403],
  },
  // Demo staff need no second factor; see second-factor/http.test.ts.
  'GET /api/staff/me': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/second-factor/setup': { usesUp: true, expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/second-factor/confirm': {
    body: () => ({ code: '000000' }),
    expected: [401, 403, 403, 409, 409, 409],
  },
  'POST /api/staff/second-factor/prove': {
    body: () => ({ code: '000000' }),
    expected: [401, 403, 403, 409, 409, 409],
  },
  'POST /api/staff/lock': { usesUp: true, expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/unlock': {
    usesUp: true,
    body: () => ({ password: 'casa-de-paper-7' }),
    expected: [401, 403, 403, 200, 200, 200],
  },
  'GET /api/staff/passkeys': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/passkeys/begin': {
    body: () => ({ password: 'casa-de-paper-7' }),
    expected: [401, 403, 403, 200, 200, 200],
  },
  'POST /api/staff/passkeys': {
    body: () => ({ name: 'x', credentialId: 'x', clientData: 'x', attestation: 'x', transports: [] }),
    expected: [401, 403, 403, 400, 400, 400],
  },
  'DELETE /api/staff/passkeys/:id': {
    path: () => '/api/staff/passkeys/1',
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/second-factor/passkey/begin': { expected: [401, 403, 403, 400, 400, 400] },
  'POST /api/staff/second-factor/passkey': {
    body: () => ({ credentialId: 'x', clientData: 'x', authenticatorData: 'x', signature: 'x' }),
    expected: [401, 403, 403, 400, 400, 400],
  },
  // Each session has its own; see shared-desk/http.test.ts.
  'GET /api/staff/drafts': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/drafts': {
    usesUp: true,
    body: (userId) => ({ place: 'booking', words: '{}', typedBy: userId ?? 0 }),
    expected: [401, 403, 403, 200, 200, 200],
  },
  'DELETE /api/staff/drafts/:place': {
    path: () => '/api/staff/drafts/booking',
    expected: [401, 403, 403, 200, 200, 200],
  },
  // A browser without the desk cookie lists and switches to nobody.
  'GET /api/staff/desk': { expected: [200, 200, 200, 200, 200, 200] },
  'POST /api/staff/desk/take': {
    body: () => ({ id: 1, password: 'casa-de-paper-7' }),
    expected: [404, 404, 404, 404, 404, 404],
  },
  'POST /api/staff/desk/leave': { usesUp: true, expected: [401, 403, 403, 200, 200, 200] },
  'GET /api/demo/staff-sessions': { expected: [200, 200, 200, 200, 200, 200] },
  // In demo mode everybody can enter as the director.
  'POST /api/demo/staff-sessions': {
    usesUp: true,
    body: () => ({ username: 'direccion' }),
    expected: [200, 200, 200, 200, 200, 200],
  },
  'GET /api/staff/changes': { streams: true, expected: [401, 403, 403, 200, 200, 200] },
  // Staff only. Colleagues' appointments are unknown to professionals.
  'GET /api/staff/agenda': {
    path: () => '/api/staff/agenda?from=2026-12-01&to=2026-12-02',
    expected: [401, 403, 403, 200, 200, 200],
  },
  'GET /api/staff/agenda/undecided': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/appointments': {
    body: () => ({
      person: { fullName: 'Ona Ferrer' },
      professionalId: 1,
      type: 'office',
      startsAt: `2027-01-1${++planned}T08:00:00.000Z`,
      outsideHours: true,
    }),
    expected: [401, 403, 403, 404, 201, 201],
    treating: 201,
  },
  'PATCH /api/staff/appointments/:id': {
    body: () => ({ startsAt: `2027-02-${10 + ++planned}T08:00:00.000Z`, outsideHours: true }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // The appointment is in the future, so nobody has attended.
  'POST /api/staff/appointments/:id/attendance': {
    body: () => ({ status: 'fulfilled' }),
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/appointments/:id/certificates': {
    isConfirmed: true,
    body: () => ({ holder: 'patient' }),
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'GET /api/staff/appointments/:id/certificates/recipients': {
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'GET /api/staff/certificates/:id/pdf': {
    path: () => `/api/staff/certificates/${certificateId}/pdf`,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/certificates/:id/send': {
    path: () => `/api/staff/certificates/${certificateId}/send`,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/appointments/:id/coming': {
    isConfirmed: true,
    body: () => ({ isComing: true }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // The same record each time: later roles find it undone already.
  'POST /api/staff/attendance/:id/undo': {
    path: () => `/api/staff/attendance/${noteId}/undo`,
    expected: [401, 403, 403, 404, 409, 409],
    treating: 200,
  },
  'GET /api/staff/appointments/:id/room': { expected: [401, 403, 403, 404, 409, 409], treating: 409 },
  'POST /api/staff/appointments/:id/room-link': { expected: [401, 403, 403, 404, 409, 409], treating: 409 },
  'POST /api/staff/appointments/:id/session': {
    expected: [401, 403, 403, 404, 409, 409],
    treating: 409,
  },
  'POST /api/staff/appointments/:id/cancel': {
    body: () => ({ by: 'person' }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/delays': {
    body: () => ({ professionalId: 1, minutes: 10 }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  // Nobody has a plan with chat: unknown threads and other users' look the same (chat/http.test.ts).
  'GET /api/chat': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/chat/unread': { expected: [401, 200, 200, 200, 200, 200] },
  'GET /api/chat/changes': { streams: true, expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/chat/messages': {
    body: () => ({ id: '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2f3a4b5c', text: 'hola' }),
    expected: [401, 403, 403, 403, 403, 403],
  },
  'POST /api/chat/read': { body: () => ({ upTo: 1 }), expected: [401, 204, 204, 204, 204, 204] },
  'GET /api/staff/chat/threads': { expected: [401, 403, 403, 200, 200, 200] },
  'GET /api/staff/chat/changes': { streams: true, expected: [401, 403, 403, 200, 200, 200] },
  'GET /api/staff/chat/threads/:id': {
    path: () => '/api/staff/chat/threads/999999',
    expected: [401, 403, 403, 404, 403, 404],
  },
  'POST /api/staff/chat/threads/:id/messages': {
    path: () => '/api/staff/chat/threads/999999/messages',
    body: () => ({ id: '3f2b8c1e-9d4a-4f6b-8a7c-5e1d2f3a4b5c', text: 'hola' }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'POST /api/staff/chat/threads/:id/read': {
    path: () => '/api/staff/chat/threads/999999/read',
    body: () => ({ upTo: 1 }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'GET /api/staff/integrations/keys': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/integrations/keys': {
    body: () => ({ name: 'Contabilidad', scopes: ['money'] }),
    expected: [401, 403, 403, 403, 403, 201],
  },
  'DELETE /api/staff/integrations/keys/:id': {
    path: () => '/api/staff/integrations/keys/2000000000',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/settings': { expected: [200, 200, 200, 200, 200, 200] },
  'GET /api/staff/settings/:group': {
    path: () => '/api/staff/settings/emergency',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/staff/settings': {
    body: () => ({ basedOn: -1, draft: { group: 'emergency', values: { emergencyContacts } } }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'POST /api/staff/settings/preview': {
    body: () => ({ draft: { group: 'emergency', values: { emergencyContacts } } }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'GET /api/staff/settings/translations/:language': {
    path: () => '/api/staff/settings/translations/ca',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/staff/settings/translations/:language': {
    path: () => '/api/staff/settings/translations/ca',
    body: () => ({ texts: [{ source: 'x', text: 'y' }] }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'PATCH /api/staff/organization': { body: () => ({}), expected: [401, 403, 403, 403, 403, 200] },
  'GET /api/staff/integrations/webhooks': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/integrations/webhooks': {
    body: () => ({ url: 'https://programa.example/avisos', events: ['appointment.booked'] }),
    expected: [401, 403, 403, 403, 403, 201],
  },
  'DELETE /api/staff/integrations/webhooks/:id': {
    path: () => '/api/staff/integrations/webhooks/2000000000',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/integrations/webhooks/:id/secret': {
    path: () => '/api/staff/integrations/webhooks/2000000000/secret',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/integrations/webhooks/:id/test': {
    path: () => '/api/staff/integrations/webhooks/2000000000/test',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/integrations/webhook-deliveries/:id/again': {
    path: () => '/api/staff/integrations/webhook-deliveries/2000000000/again',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/launch': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/launch/date': {
    body: () => ({ opensOn: null }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/staff/launch/confirmations/:step': {
    path: () => '/api/staff/launch/confirmations/officer',
    body: () => ({ name: 'Ona Vilar', doneOn: '2026-01-12' }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  // The manager's account has an address, so the letter is queued.
  'POST /api/staff/launch/test-mail': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/launch/test-order': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/launch/open': { expected: [401, 403, 403, 403, 403, 200] },
  'GET /api/staff/imports': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/imports/preview': {
    body: () => ({ kind: 'people', file: 'Tm9tYnJl' }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/staff/imports': {
    body: () => ({ kind: 'people', file: 'Tm9tYnJl' }),
    expected: [401, 403, 403, 403, 403, 409],
  },
  'POST /api/staff/imports/:id/undo': {
    path: () => '/api/staff/imports/999999/undo',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/catalogue': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/catalogue/services/:kind': {
    path: () => '/api/staff/catalogue/services/office',
    body: () => ({
      name: 'Consulta en el despacho',
      description: 'Una hora.',
      priceCents: 6500,
      firstVisitPriceCents: null,
    }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/staff/catalogue/professionals': {
    body: () => professional,
    expected: [401, 403, 403, 403, 403, 201],
  },
  'PATCH /api/staff/catalogue/professionals/:id': {
    path: () => '/api/staff/catalogue/professionals/999999',
    body: () => professional,
    expected: [401, 403, 403, 403, 403, 404],
  },
  'DELETE /api/staff/catalogue/services/:kind': {
    path: () => '/api/staff/catalogue/services/home',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/catalogue/professionals/:id/appointments': {
    path: () => '/api/staff/catalogue/professionals/999999/appointments',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/catalogue/professionals/:id/active': {
    path: () => '/api/staff/catalogue/professionals/999999/active',
    body: () => ({ active: false }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/answer-templates': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/answer-templates': {
    body: () => ({ name: 'Plantilla de prueba', text: 'Hola, {nombre}.' }),
    expected: [401, 403, 403, 403, 403, 201],
  },
  'PATCH /api/staff/answer-templates/:id': {
    path: () => '/api/staff/answer-templates/999999',
    body: () => ({ name: 'Otra plantilla', text: 'Hola.' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'DELETE /api/staff/answer-templates/:id': {
    path: () => '/api/staff/answer-templates/999999',
    expected: [401, 403, 403, 403, 403, 200],
  },
  'GET /api/staff/catalogue/further-services': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/catalogue/further-services': {
    body: () => furtherService,
    expected: [401, 403, 403, 403, 403, 201],
  },
  'PATCH /api/staff/catalogue/further-services/:id': {
    path: () => '/api/staff/catalogue/further-services/999999',
    body: () => furtherService,
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/catalogue/price-changes': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/catalogue/price-changes': {
    body: () => ({
      of: { serviceId: 999_999 },
      fromOn: '2099-01-01',
      priceCents: 7000,
      firstVisitPriceCents: null,
    }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'DELETE /api/staff/catalogue/price-changes/:id': {
    path: () => '/api/staff/catalogue/price-changes/999999',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/catalogue/plans': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/catalogue/plans': {
    body: () => ({ audience: 'adult', plan }),
    expected: [401, 403, 403, 403, 403, 201],
  },
  'PATCH /api/staff/catalogue/plans/:id': {
    path: () => '/api/staff/catalogue/plans/999999',
    body: () => plan,
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/colleagues': { expected: [401, 403, 403, 403, 403, 200] },
  'POST /api/staff/colleagues/:username/reset': {
    path: () => '/api/staff/colleagues/nadie/reset',
    body: () => ({ password: 'x' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/colleagues/:username/email': {
    path: () => '/api/staff/colleagues/nadie/email',
    body: () => ({ password: 'x', email: 'mar@example.org' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/catalogue/professionals/:id/account': {
    path: () => '/api/staff/catalogue/professionals/999999/account',
    body: () => ({ username: newName(), email: 'mar@example.org' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/audit': { expected: [401, 403, 403, 403, 403, 200] },
  'GET /api/staff/crisis-protocol': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/crisis-protocol': {
    body: () => ({ responders: 'Alguien', hours: 'De día', steps: 'Llamar' }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  'DELETE /api/staff/crisis-protocol': { expected: [401, 403, 403, 403, 403, 200] },
  'GET /api/staff/messages/failed': { expected: [401, 403, 403, 403, 200, 200] },
  'POST /api/staff/messages/:id/resend': {
    path: () => '/api/staff/messages/999999/resend',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'GET /api/staff/payments/attention': { expected: [401, 403, 403, 403, 200, 200] },
  'POST /api/staff/refunds/:id/returned': {
    path: () => '/api/staff/refunds/1/returned',
    body: () => ({ how: 'transferencia' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/payments/returns/:id/decision': {
    path: () => '/api/staff/payments/returns/1/decision',
    body: () => ({ decision: 'keep' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/opening': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/absences': {
    body: () => ({ ...absence, preview: true }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'DELETE /api/staff/absences/:id': {
    path: () => '/api/staff/absences/999999',
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/working-blocks': {
    body: () => ({ professionalId: 1, blocks: [], preview: true }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/weekly-hours': {
    body: () => ({ professionalId: 1, hours: [], preview: true }),
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/extra-hours': {
    body: () => ({ professionalId: 1, date: '2027-01-09', time: '09:00' }),
    expected: [401, 403, 403, 404, 204, 204],
    treating: 204,
  },
  'POST /api/staff/holidays': {
    body: () => ({ date: '2027-03-29', isOpen: true, reason: 'Se atiende', preview: true }),
    expected: [401, 403, 403, 403, 403, 200],
  },
  'DELETE /api/staff/holidays/:date': {
    path: () => '/api/staff/holidays/2027-03-30',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'DELETE /api/staff/extra-hours/:id': {
    path: () => '/api/staff/extra-hours/999999',
    expected: [401, 403, 403, 404, 404, 404],
  },
  // Each appointment has its own result; one outside the scope is reported as unknown (closures.test.ts).
  'POST /api/staff/closures': {
    body: () => ({ choices: [{ what: 'cancel', appointmentId }], preview: true }),
    expected: [401, 403, 403, 200, 200, 200],
  },
  // Each user sees their own; others' are unknown (callbacks/http.test.ts).
  'GET /api/staff/callbacks': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/callbacks': {
    body: () => ({ name: 'Ona Ferrer', phone: '600 000 001', reason: 'talk' }),
    expected: [401, 403, 403, 201, 201, 201],
  },
  'POST /api/staff/callbacks/:id/done': {
    path: () => '/api/staff/callbacks/999999/done',
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/callbacks/:id/undo': {
    path: () => '/api/staff/callbacks/999999/undo',
    expected: [401, 403, 403, 404, 404, 404],
  },
  'GET /api/staff/calls': { expected: [401, 403, 403, 200, 200, 200] },
  'POST /api/staff/calls/:id/done': {
    path: () => '/api/staff/calls/999999/done',
    expected: [401, 403, 403, 404, 404, 404],
  },
  // For the user's own calendar, and these three have no patients.
  'POST /api/staff/feed': { expected: [401, 403, 403, 404, 403, 404], treating: 200 },
  'GET /api/feeds/:file': {
    path: () => `/api/feeds/${'a'.repeat(43)}.ics`,
    expected: [404, 404, 404, 404, 404, 404],
  },
  // An unknown series; others' look the same.
  'POST /api/staff/series': {
    body: () => ({
      person: { fullName: 'Ona Ferrer' },
      professionalId: 1,
      type: 'office',
      startsAt: new Date(Date.UTC(2027, 2, ++planned, 8)).toISOString(),
      outsideHours: true,
      everyWeeks: 1,
      count: 2,
    }),
    expected: [401, 403, 403, 404, 201, 201],
    treating: 201,
  },
  'POST /api/staff/series/:id/move': {
    path: () => '/api/staff/series/999999/move',
    body: () => ({ fromAppointmentId: 1, weekday: 3, time: '09:00' }),
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/staff/series/:id/end': {
    path: () => '/api/staff/series/999999/end',
    body: () => ({ fromAppointmentId: 1, by: 'person' }),
    expected: [401, 403, 403, 404, 404, 404],
  },
  'POST /api/contact': {
    body: () => ({ name: 'Ona', phone: '600 000 001', subject: 'other', message: 'Hola', privacy: true }),
    expected: [201, 201, 201, 201, 201, 201],
  },
  // Contact messages are for reception and managers (contact/desk/http.test.ts).
  'GET /api/staff/contact': { expected: [401, 403, 403, 403, 200, 200] },
  'GET /api/staff/contact/:id': {
    path: () => '/api/staff/contact/999999',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/contact/:id/take': {
    path: () => '/api/staff/contact/999999/take',
    body: () => ({ from: null }),
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/contact/:id/answers': {
    path: () => '/api/staff/contact/999999/answers',
    body: () => ({ way: 'email', text: 'Hola' }),
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/contact/:id/answers/:answerId/again': {
    path: () => '/api/staff/contact/999999/answers/999999/again',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/contact/:id/close': {
    path: () => '/api/staff/contact/999999/close',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/contact/:id/reopen': {
    path: () => '/api/staff/contact/999999/reopen',
    expected: [401, 403, 403, 403, 404, 404],
  },
  // Treatments and notes are for treating professionals, requests for reception, clinical text for managers
  // (records/http.test.ts).
  'GET /api/staff/people/:id/processes': {
    path: () => card('/processes'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 200, 200],
    treating: 200,
  },
  'POST /api/staff/people/:id/discharges': {
    path: () => card('/discharges'),
    body: () => ({ dischargedOn: '2026-11-23' }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 403, 403],
    treating: 409,
  },
  'POST /api/staff/discharges/:id/undo': {
    path: () => '/api/staff/discharges/999999/undo',
    expected: [401, 403, 403, 404, 403, 404],
  },
  'GET /api/staff/people/:id/notes': {
    path: () => card('/notes'),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 403, 403],
    treating: 200,
  },
  'POST /api/staff/people/:id/notes': {
    path: () => card('/notes'),
    body: () => ({ sessionOn: '2026-11-23', text: 'Ha venido.' }),
    isConfirmed: true,
    expected: [401, 403, 403, 404, 403, 403],
    treating: 201,
  },
  'POST /api/staff/notes/:id/marks': {
    path: () => '/api/staff/notes/999999/marks',
    body: () => ({ marks: [] }),
    expected: [401, 403, 403, 404, 403, 404],
  },
  'GET /api/staff/requests': { expected: [401, 403, 403, 403, 200, 200] },
  'POST /api/staff/people/:id/requests': {
    path: () => card('/requests'),
    body: () => ({ kind: 'erasure', receivedOn: '2026-11-23' }),
    expected: [401, 403, 403, 403, 201, 409],
  },
  'POST /api/staff/requests/:id/identity': {
    path: () => '/api/staff/requests/999999/identity',
    body: () => ({ how: 'document' }),
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/requests/:id/extend': {
    path: () => '/api/staff/requests/999999/extend',
    body: () => ({ reason: 'Son muchos papeles.' }),
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/requests/:id/close': {
    path: () => '/api/staff/requests/999999/close',
    body: () => ({ outcome: 'withdrawn' }),
    expected: [401, 403, 403, 403, 404, 404],
  },
  'POST /api/staff/requests/:id/erase': {
    path: () => '/api/staff/requests/999999/erase',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/requests/:id/answer': {
    path: () => '/api/staff/requests/999999/answer',
    expected: [401, 403, 403, 403, 404, 404],
  },
  'GET /api/staff/requests/:id/record': {
    path: () => '/api/staff/requests/999999/record',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/me/record-requests': { expected: [401, 200, 200, 200, 200, 200] },
  'POST /api/me/record-requests': {
    body: () => ({ kind: 'copy' }),
    expected: [401, 201, 201, 201, 201, 201],
  },
  'GET /api/staff/blocked': { expected: [401, 403, 403, 403, 403, 200] },
  'GET /api/staff/blocked/:id': {
    path: () => '/api/staff/blocked/999999',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'POST /api/staff/blocked/:id/open': {
    path: () => '/api/staff/blocked/999999/open',
    body: () => ({ reason: 'court' }),
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/staff/blocked/:id/files/:name': {
    path: () => '/api/staff/blocked/999999/files/consentimiento-1.pdf',
    expected: [401, 403, 403, 403, 403, 404],
  },
  'GET /api/demo/outbox': { expected: [200, 200, 200, 200, 200, 200] },
};

let testApp: TestApp;
/** Connects as the owner, because the app's login cannot delete attendance records. */
let database: pg.Client;
let planned = 0;
const absence = { professionalId: 1, startsAt: '2027-01-11T08:00:00Z', endsAt: '2027-01-12T08:00:00Z' };
let appointmentId: number;
let noteId: number;
let certificateId: number;
let receiptId: number;
let cardId: number;
const card = (part = '') => `/api/staff/people/${cardId}${part}`;
const rights = {
  mayBook: true,
  pays: true,
  getsNotices: true,
  mayAskForRecord: true,
  hasNoContact: false,
};
const peer = '00000000-0000-4000-8000-000000000000';
const token = () =>
  tokenOf(testApp.secrets, { appointmentId, startsAt: new Date('2026-12-01T08:00:00.000Z') });
let sessionId: number;
const visitors = {} as Record<CallerRole, ReturnType<TestApp['visitor']> & { user?: { id: number } }>;

async function personAs(role: Role) {
  const person = await testApp.person();
  await testApp.db.update(users).set({ role }).where(eq(users.id, person.user.id));
  return person;
}

/** One user per role; creating them dominates the test's duration. */
async function newPeople() {
  const owner = await testApp.person();
  const treating = await personAs('professional');
  await testApp.db.update(professionals).set({ userId: treating.user.id }).where(eq(professionals.id, 1));
  for (const role of ['professional', 'reception', 'admin'] as const) visitors[role] = await personAs(role);
  Object.assign(visitors, { anonymous: testApp.visitor(), owner, other: await testApp.person(), treating });
  return { owner, treating };
}

let people: Awaited<ReturnType<typeof newPeople>> | undefined;

async function prepare(isConfirmed: boolean) {
  people ??= await newPeople();
  const { owner, treating } = people;
  await database.query(
    'delete from debt_waivers; delete from attendance; delete from attendance_certificates; delete from appointments',
  );
  const reply = await owner.post('/api/appointments', {
    type: 'office',
    date: '2026-12-01T08:00:00.000Z',
    professionalId: 1,
  });
  appointmentId = (reply.json() as { id: number }).id;
  if (isConfirmed)
    await testApp.pool.query(`update appointments set status = 'confirmed', hold_expires_at = null`);
  noteId = (
    await testApp.pool.query(
      `insert into attendance (appointment_id, starts_at, status, at, entered_by)
       select id, starts_at, 'arrived', now(), $2 from appointments where id = $1 returning id`,
      [appointmentId, treating.user.id],
    )
  ).rows[0].id;
  certificateId = (
    await testApp.pool.query(
      `insert into attendance_certificates
         (appointment_id, series, number, holder, holder_name, code, starts_at, ends_at, issued_at, issued_by)
       select id, 'A-2026', id, 'patient', 'Ona Vilar', 'CODE' || id, starts_at, ends_at, now(), $2
       from appointments where id = $1 returning id`,
      [appointmentId, treating.user.id],
    )
  ).rows[0].id;
  const ofOwner = await testApp.pool.query('select id from patients where user_id = $1', [owner.user.id]);
  cardId = ofOwner.rows[0].id;
  sessionId = ((await owner.get('/api/me/sessions')).json() as { id: number }[])[0]?.id as number;
  receiptId = await issueReceipt(testApp.db, {
    issuedAt: new Date(),
    reference: `appointment:${appointmentId}`,
    payerUserId: owner.user.id,
    captureId: `CAPTURE-${appointmentId}`,
    refundId: null,
    cents: 6_500,
    concept: 'Consulta',
    vat: 'exempt' as const,
    vatPercent: 0,
  });
}

beforeAll(async () => {
  testApp = await startTestApp({ clock: stoppedClock(new Date('2026-11-23T08:00:00Z')), listens: true });
  database = new pg.Client({ connectionString: testApp.url });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await testApp.stop();
});

const keys = () => testApp.endpoints.map(({ method, path }) => `${method} ${path}`);

test('has a row for every endpoint and an endpoint for every row', () => {
  expect(keys().sort()).toEqual(Object.keys(table).sort());
});

/** The owner last, because their request may use up the appointment. */
const callerRoles: CallerRole[] = ['treating', ...roles.filter((role) => role !== 'owner'), 'owner'];

describe.each(Object.entries(table))('%s', (key, row) => {
  test('answers every role as listed', async () => {
    const { body, path, expected, treating, isConfirmed } = row;
    await prepare(isConfirmed ?? false);
    const [method, template] = key.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string];
    const url = path?.() ?? template.replace(':id', String(appointmentId));
    const got: Partial<Record<CallerRole, number>> = {};
    for (const role of callerRoles) {
      const reply = await visitors[role].send({
        method,
        url,
        ...(row.streams ? { payloadAsStream: true } : {}),
        ...(body && {
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(body(visitors[role].user?.id)),
        }),
      });
      got[role] = reply.statusCode;
    }
    // The treating professional keeps access to patients they have seen.
    if (row.usesUp || isConfirmed) people = undefined;
    expect(roles.map((role) => got[role])).toEqual(expected);
    expect(got.treating).toBe(treating ?? got.professional);
  });
});
