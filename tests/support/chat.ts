import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './app.ts';
import { insertAppointment } from './staff.ts';

type Browser = Awaited<ReturnType<TestApp['person']>>;

/** A patient with a chat plan, treated by the given professional if there is one. */
export async function createChatHolder(
  testApp: TestApp,
  { treatedBy, name }: { treatedBy?: number; name?: string } = {},
) {
  const person = await testApp.person(name === undefined ? {} : { fullName: name });
  const { rows } = await testApp.pool.query('select id from patients where user_id = $1', [person.user.id]);
  const patientId: number = rows[0].id;
  await givePlan(testApp, person.user.id, patientId);
  if (treatedBy !== undefined)
    await insertAppointment(testApp, { patientId, professionalId: treatedBy, startsAt: nextHour() });
  return Object.assign(person, { patientId });
}

let hours = 0;
/** Distinct hours in the past. */
const nextHour = () => new Date(Date.UTC(2020, 0, 1, ++hours));

const givePlan = ({ pool }: TestApp, userId: number, patientId: number) =>
  pool.query(
    `insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
       sessions_per_payment, validity_months, starts_at, ends_at, billing_from, created_at)
     values ($1, $2, 3, 'single', 'adult', 'Intensivo', 83200, 1, '{16}', 12, '2020-01-01', '2099-01-01', '2020-01-01', now())`,
    [userId, patientId],
  );

export const sendChatMessage = (who: Browser, text: string, id: string = randomUUID()) =>
  who.post('/api/chat/messages', { id, text });

export const cookieHeader = ({ cookies }: Browser): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

export const originOf = ({ app }: TestApp): string => {
  // Cast: an app that listens on a port has an AddressInfo.
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};
