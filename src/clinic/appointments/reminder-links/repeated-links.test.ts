import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configuredSettings } from '#platform/clinic-settings.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { tokenOf } from '../reminders/link-tokens.server.ts';

const startsAt = new Date('2026-11-24T09:30:00.000Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
const clock = stoppedClock(before(configuredSettings.cancellationHours + 16));
let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(before(configuredSettings.cancellationHours + 16));
  await testApp.pool.query('delete from reminders; delete from appointments; delete from outbox');
  const { id: userId } = (await testApp.person()).user;
  const appointmentId = await insertConfirmed(testApp.pool, { userId, startsAt, createdAt: before(200) });
  token = tokenOf(testApp.secrets, { appointmentId, startsAt });
});

// Without a session there is no idempotency key: after a lost response the browser repeats the request.
test.each([
  ['confirm', {}, { attendanceConfirmed: true }, 0],
  ['move', { date: '2026-11-26T08:00:00.000Z' }, { date: '2026-11-26T08:00:00.000Z' }, 1],
  ['cancel', {}, { status: 'cancelled' }, 1],
])(
  'returns the same response when a write is repeated after a lost response: %s',
  async (what, more, shown, letters) => {
    const press = () => testApp.visitor().post(`/api/appointment-links/${what}`, { token, ...more });
    const first = await press();
    const again = await press();
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.json()).toMatchObject(shown);
    expect(again.json()).toEqual(first.json());
    const { rows } = await testApp.pool.query(`select 1 from outbox where kind like 'appointment.%'`);
    expect(rows).toHaveLength(letters);
  },
);
