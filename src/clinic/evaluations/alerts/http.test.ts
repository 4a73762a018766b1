import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clinicContact } from '#platform/clinic-contact.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { createEvaluationHolder, createTherapist } from '#tests/support/evaluations.ts';
import { runJob } from '#tests/support/jobs.ts';
import { createStaff } from '#tests/support/staff.ts';

const monday = instantOf('2026-11-23', '09:00');
const clock = stoppedClock(monday);
let testApp: TestApp;
/** A second process of the same app. */
let second: TestApp;
let holder: Awaited<ReturnType<typeof createEvaluationHolder>>;
type Person = Awaited<ReturnType<TestApp['person']>>;
let treating: Person;
let colleague: Person;
let reception: Person;
let director: Person;
let id: number;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
  second = await startTestApp({ clock, url: testApp.url });
  holder = await createEvaluationHolder(testApp, monday);
  treating = await createTherapist(testApp, holder.patientId, instantOf('2026-11-16', '09:00'));
  colleague = await createStaff(testApp, 'professional', 2);
  reception = await createStaff(testApp, 'reception');
  director = await createStaff(testApp, 'admin');
  await testApp.pool.query(`update users set full_name = 'Berta Soler' where id = $1`, [treating.user.id]);
  await testApp.pool.query(`update users set email = 'direccion@example.org' where id = $1`, [
    director.user.id,
  ]);
  await testApp.pool.query(`update users set email = 'berta@example.org' where id = $1`, [treating.user.id]);
});
afterAll(async () => {
  await second.stop();
  await testApp.stop();
});

async function itIs(day: string, time: string): Promise<void> {
  clock.set(instantOf(day, time));
  await testApp.pool.query('update sessions set created_at = $1, last_seen_at = $1', [clock.now()]);
}
beforeEach(async () => {
  await itIs('2026-11-23', '09:00');
  await testApp.pool.query('delete from evaluations; delete from outbox');
  id = (await holder.post('/api/evaluations', { instrument: 'phq-9' })).json().id;
});

const answer = (value: number, item = 9) => holder.patch(`/api/evaluations/${id}/answers/${item}`, { value });
const alerts = async (who: Person) => (await who.get('/api/staff/alerts')).json();
const mails = async () =>
  (
    await testApp.pool.query(
      `select kind, recipient, subject, text from outbox where kind like 'evaluation.alert%' order by id`,
    )
  ).rows;
const recipients = async (kind: string) =>
  (await mails()).flatMap((mail) => (mail.kind === kind ? [mail.recipient] : []));

describe('the alert on PHQ-9 item 9', () => {
  test('raises no alert for zero or for any other item', async () => {
    await answer(0);
    for (let item = 1; item <= 8; item++) await answer(3, item);
    expect(await alerts(treating)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test.each([1, 2, 3])(
    'notifies the care team for the value %i on Hoy and by e-mail, without name or initials',
    async (value) => {
      const reply = await answer(value);
      expect(reply.json()).toMatchObject({
        isAlarmed: true,
        attention: { isOpen: true, turnsAt: instantOf('2026-11-23', '13:00').toISOString() },
      });
      expect(await alerts(treating)).toMatchObject([
        { acknowledged: null, isMine: true, isEscalated: false },
      ]);
      const [mail, ...rest] = await mails();
      expect(rest).toEqual([]);
      expect(mail).toMatchObject({
        recipient: 'berta@example.org',
        subject: `Aviso urgente en ${clinicContact().name}`,
      });
      for (const word of ['Vila', 'Montse', 'M. V.', 'PHQ', 'suicid', 'cuestionario', String(id)])
        expect(mail.text.replace(/https?:\S+/g, '')).not.toContain(word);
    },
  );

  test('raises one alert before the questionnaire is finished, and keeps it when the answer is taken back', async () => {
    await Promise.all([answer(1), answer(2), answer(3)]);
    await answer(0);
    expect(await alerts(treating)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect((await holder.get(`/api/evaluations/${id}`)).json().isAlarmed).toBe(true);
  });

  test('shows on the patient record until it is closed, to the care team and the director only', async () => {
    const onRecord = async (who: Person) =>
      (await who.get(`/api/staff/people/${holder.patientId}/evaluations`)).json().urgentAlert;
    expect(await onRecord(treating)).toBeNull();
    await answer(2);
    for (const who of [treating, director])
      expect(await onRecord(who)).toEqual({ raisedAt: monday.toISOString(), isAcknowledged: false });
    expect(await onRecord(reception)).toBeNull();
    const [alert] = await alerts(treating);
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    expect(await onRecord(director)).toMatchObject({ isAcknowledged: true });
    await treating.post(`/api/staff/alerts/${alert.id}/close`, { outcome: 'Hablado por teléfono.' });
    expect(await onRecord(treating)).toBeNull();
  });

  test('stores the alert and the answer together or not at all', async () => {
    const owner = new pg.Client({ connectionString: testApp.url });
    await owner.connect();
    await owner.query('alter table evaluation_alerts add constraint in_the_way check (false) not valid');
    expect((await answer(2)).statusCode).toBe(500);
    expect((await holder.get(`/api/evaluations/${id}`)).json().answers[8]).toBeNull();
    expect(await mails()).toEqual([]);
    await owner.query('alter table evaluation_alerts drop constraint in_the_way');
    await owner.end();
    expect((await answer(2)).statusCode).toBe(200);
    expect(await alerts(treating)).toHaveLength(1);
  });

  test('raises a new alert for the same or a worse answer after the first was acknowledged', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    for (const [index, value] of [3, 3].entries()) {
      await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
      expect((await alerts(treating))[0].acknowledged).not.toBeNull();
      await itIs('2026-11-24', `1${index}:00`);
      await answer(value);
      expect(await alerts(treating)).toMatchObject([
        { acknowledged: null, isEscalated: false, raisedAt: clock.now().toISOString() },
      ]);
      expect(await recipients('evaluation.alert')).toEqual(Array(index + 2).fill('berta@example.org'));
    }
    await itIs('2026-11-24', '11:15');
    await runJob(testApp, 'evaluations.escalate-alerts');
    expect(await recipients('evaluation.alert-escalated')).toContain('direccion@example.org');
  });

  test('accepts the answer after the questionnaire was finished elsewhere, stores it separately and raises an alert', async () => {
    for (let item = 1; item <= 9; item++) await answer(0, item);
    await holder.post(`/api/evaluations/${id}/finish`);
    const late = await answer(2);
    expect(late.json()).toMatchObject({ isFinished: true, isAlarmed: true });
    await answer(1);
    expect(late.json().answers[8]).toBe(0);
    expect(await recipients('evaluation.alert')).toEqual(['berta@example.org']);
    const read = (await treating.post(`/api/staff/evaluations/${id}/read`, {})).json();
    expect(read).toMatchObject({ score: 0, saidLater: 2 });
    expect((await holder.get('/api/me/export')).json().evaluations).toMatchObject([{ saidLater: 2 }]);
    const { rows } = await testApp.pool.query('select sealed_later from evaluations');
    expect(rows[0].sealed_later).toMatch(/^v1|\./);
    // Other items are still refused.
    expect((await answer(1, 1)).json().code).toBe('finished');
  });

  test('raises the alert on the newest questionnaire when a record merge removed the id, never for another patient', async () => {
    expect((await holder.patch('/api/evaluations/2000000000/answers/9', { value: 1 })).statusCode).toBe(200);
    expect(await recipients('evaluation.alert')).toEqual(['berta@example.org']);
    expect((await holder.get(`/api/evaluations/${id}`)).json()).toMatchObject({ isAlarmed: true });
    expect((await holder.get(`/api/evaluations/${id}`)).json().answers[8]).toBe(1);
    const stranger = await testApp.person();
    expect((await stranger.patch(`/api/evaluations/${id}/answers/9`, { value: 1 })).statusCode).toBe(404);
  });

  test('stores the answer and raises an alert when the earlier answers cannot be decrypted', async () => {
    await answer(1, 1);
    await testApp.pool.query(`update evaluations set sealed_answers = 'v1.' || repeat('A', 60)`);
    expect((await holder.get(`/api/evaluations/${id}`)).json()).toMatchObject({ isReadable: false });
    expect((await answer(1, 2)).json().code).toBe('unreadable');
    expect((await answer(3)).json()).toMatchObject({ isReadable: false, isAlarmed: true });
    expect(await recipients('evaluation.alert')).toEqual(['berta@example.org']);
    const read = (await treating.post(`/api/staff/evaluations/${id}/read`, {})).json();
    expect(read).toMatchObject({ isReadable: false, score: null, saidLater: 3 });
  });

  test('raises the alert when the crisis protocol is withdrawn during the questionnaire', async () => {
    await director.delete('/api/staff/crisis-protocol');
    expect((await answer(1, 1)).json().code).toBe('crisis_protocol_missing');
    const reply = await answer(2);
    const protocol = { responders: 'La de guardia.', hours: 'De día.', steps: 'Llamar.' };
    await director.post('/api/staff/crisis-protocol', protocol);
    expect(reply.json()).toMatchObject({ isAlarmed: true });
    expect(await recipients('evaluation.alert')).toEqual(['berta@example.org']);
  });

  test('notifies management at once when no therapist of the patient can be reached', async () => {
    await testApp.pool.query('update professionals set user_id = null where id = 1');
    await answer(1);
    expect(await recipients('evaluation.alert')).toContain('direccion@example.org');
    await testApp.pool.query('update professionals set user_id = $1 where id = 1', [treating.user.id]);
  });

  test('does not notify a therapist who has left the clinic', async () => {
    await testApp.pool.query('update professionals set active = false where id = 1');
    await answer(1);
    expect(await recipients('evaluation.alert')).toContain('direccion@example.org');
    expect(await recipients('evaluation.alert')).not.toContain('berta@example.org');
    await testApp.pool.query('update professionals set active = true where id = 1');
  });

  test("notifies the clinic's mailbox, also when overdue, if no staff member has an address", async () => {
    const { rows: known } = await testApp.pool.query(
      `select id, email from users where role <> 'client' and email is not null`,
    );
    await testApp.pool.query(`update users set email = null where role <> 'client'`);
    await answer(1);
    await itIs('2026-11-23', '09:15');
    await runJob(testApp, 'evaluations.escalate-alerts');
    for (const { id: userId, email } of known)
      await testApp.pool.query('update users set email = $2 where id = $1', [userId, email]);
    expect(await recipients('evaluation.alert')).toEqual([clinicContact().email]);
    expect(await recipients('evaluation.alert-escalated')).toEqual([clinicContact().email]);
  });
});

describe('the attention hours shown to the patient', () => {
  test.each([
    ['a Saturday at 23:00', '2026-11-28', '23:00', '2026-11-30', '09:00'],
    ['a holiday', '2026-12-08', '11:00', '2026-12-09', '09:00'],
    ["the town's own holiday", '2027-10-29', '10:00', '2027-11-02', '09:00'],
    ['the pause at noon', '2026-11-23', '14:30', '2026-11-23', '16:00'],
    ['before dawn', '2026-11-23', '03:00', '2026-11-23', '09:00'],
  ])('says when the clinic opens next on %s', async (_, day, time, opensOn, opensAt) => {
    await itIs(day, time);
    const turnsAt = instantOf(opensOn, opensAt).toISOString();
    expect((await answer(1)).json().attention).toEqual({ isOpen: false, turnsAt });
    // The e-mail and the alert on Hoy are created anyway.
    expect(await mails()).toHaveLength(1);
    expect(await alerts(treating)).toHaveLength(1);
  });

  test('says that the clinic is open on a Monday at 09:00', async () => {
    const turnsAt = instantOf('2026-11-23', '13:00').toISOString();
    expect((await answer(1)).json().attention).toEqual({ isOpen: true, turnsAt });
  });

  test('says that the clinic is closed during an absence of the whole clinic', async () => {
    await testApp.pool.query(
      `insert into absences (professional_id, starts_at, ends_at) values (null, $1, $2)`,
      [instantOf('2026-11-23', '00:00'), instantOf('2026-11-25', '00:00')],
    );
    await testApp.pool.query('update content_version set version = version + 1');
    const turnsAt = instantOf('2026-11-25', '09:00').toISOString();
    await expect
      .poll(async () => (await holder.get(`/api/evaluations/${id}`)).json().attention)
      .toEqual({ isOpen: false, turnsAt });
    await testApp.pool.query('delete from absences');
    await testApp.pool.query('update content_version set version = version + 1');
    await expect
      .poll(async () => (await holder.get(`/api/evaluations/${id}`)).json().attention.isOpen)
      .toBe(true);
  });
});

describe('escalation of an alert nobody acknowledged', () => {
  const escalate = () =>
    Promise.all([testApp, second, testApp, second].map((one) => runJob(one, 'evaluations.escalate-alerts')));

  test('notifies management once after 15 minutes within opening hours, with two workers', async () => {
    await answer(1);
    await itIs('2026-11-23', '09:14');
    await escalate();
    expect(await recipients('evaluation.alert-escalated')).toEqual([]);
    await itIs('2026-11-23', '09:15');
    await escalate();
    await escalate();
    const directors = await recipients('evaluation.alert-escalated');
    expect(directors.filter((one) => one === 'direccion@example.org')).toHaveLength(1);
    expect(await alerts(reception)).toMatchObject([{ isEscalated: true, acknowledged: null }]);
  });

  test('notifies management 15 minutes after the next opening when raised outside opening hours', async () => {
    await itIs('2026-11-28', '23:00');
    await answer(1);
    await itIs('2026-11-30', '09:14');
    await escalate();
    expect(await recipients('evaluation.alert-escalated')).toEqual([]);
    await itIs('2026-11-30', '09:15');
    await escalate();
    expect(await recipients('evaluation.alert-escalated')).toContain('direccion@example.org');
  });

  test('notifies management at closing, and again after the next opening, when raised shortly before closing', async () => {
    await itIs('2026-11-23', '19:55');
    const closes = instantOf('2026-11-23', '20:00');
    expect((await answer(1)).json()).toMatchObject({
      attention: { isOpen: true, turnsAt: closes.toISOString() },
      directionAt: closes.toISOString(),
    });
    const letters = async () =>
      (await recipients('evaluation.alert-escalated')).filter((one) => one === 'direccion@example.org')
        .length;
    const told = async (day: string, time: string) => {
      await itIs(day, time);
      await escalate();
      return letters();
    };
    expect(await told('2026-11-23', '19:59')).toBe(0);
    expect(await told('2026-11-23', '20:00')).toBe(1);
    expect((await holder.get(`/api/evaluations/${id}`)).json().directionAt).toBeNull();
    expect(await told('2026-11-24', '09:14')).toBe(1);
    expect(await told('2026-11-24', '09:15')).toBe(2);
    expect(await told('2026-11-24', '12:00')).toBe(2);
    const [alert] = await alerts(director);
    await director.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    expect(await told('2026-11-25', '09:15')).toBe(2);
  });

  test('does not notify management once the alert is acknowledged', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    await itIs('2026-11-23', '10:00');
    await escalate();
    expect(await recipients('evaluation.alert-escalated')).toEqual([]);
  });

  test('queues the escalation job together with the answer', async () => {
    await answer(1);
    const { rows } = await testApp.pool.query(
      `select start_after from pgboss.job where name = 'evaluations.escalate-alerts' order by created_on desc, start_after desc limit 1`,
    );
    expect(rows[0].start_after).toEqual(instantOf('2026-11-23', '09:15'));
  });
});

describe('POST /api/staff/alerts/:id/acknowledge', () => {
  test('keeps the first acknowledgement and shows its name to everybody', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    await itIs('2026-11-23', '09:04');
    const path = `/api/staff/alerts/${alert.id}/acknowledge`;
    expect((await treating.post(path)).json().acknowledged).toEqual({
      by: 'Berta Soler',
      at: instantOf('2026-11-23', '09:04').toISOString(),
    });
    expect((await holder.get(`/api/evaluations/${id}`)).json()).toMatchObject({
      isAlarmed: true,
      isTaken: true,
    });
    await itIs('2026-11-23', '09:06');
    expect((await director.post(path)).json().acknowledged.by).toBe('Berta Soler');
    for (const who of [reception, colleague])
      expect(await alerts(who)).toMatchObject([{ acknowledged: { by: 'Berta Soler' }, isMine: false }]);
    const { rows } = await testApp.pool.query(
      `select actor_user_id from audit_log where action = 'evaluation.alert-acknowledged' and subject = $1`,
      [`evaluation:${id}`],
    );
    expect(rows).toEqual([{ actor_user_id: treating.user.id }]);
  });

  test('refuses reception, colleagues who do not treat the patient, and clients', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    const path = `/api/staff/alerts/${alert.id}/acknowledge`;
    expect((await reception.post(path)).statusCode).toBe(403);
    expect((await colleague.post(path)).statusCode).toBe(404);
    expect((await holder.post(path)).statusCode).toBe(403);
    expect((await holder.get('/api/staff/alerts')).statusCode).toBe(403);
    expect((await testApp.visitor().get('/api/staff/alerts')).statusCode).toBe(401);
    expect(await alerts(treating)).toMatchObject([{ acknowledged: null }]);
  });

  test('allows acknowledging and reading for a closed account, and refuses reading once the alert is no longer shown', async () => {
    await answer(2);
    // She has no other clinical data, so her account can be closed at once.
    await testApp.pool.query('update users set closed_at = $2 where id = $1', [holder.user.id, clock.now()]);
    await testApp.pool.query(`update patients set blocked_until = '2042-01-01' where id = $1`, [
      holder.patientId,
    ]);
    const [alert] = await alerts(treating);
    expect(alert).toMatchObject({ acknowledged: null, isMine: true, isAccountClosed: true });
    const open = (who: Person, reason?: string) =>
      who.post(`/api/staff/evaluations/${id}/read`, reason === undefined ? {} : { reason });
    expect((await open(treating)).json()).toMatchObject({ name: 'Montse Vila Roca', mayRelease: false });
    expect((await open(colleague)).statusCode).toBe(404);
    expect((await open(director)).json().code).toBe('reason_required');
    expect((await open(director, 'emergency')).statusCode).toBe(200);
    const taken = await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    expect(taken.json()).toMatchObject({ acknowledged: { by: 'Berta Soler' } });
    expect((await open(treating)).statusCode).toBe(200);
    await treating.post(`/api/staff/alerts/${alert.id}/close`, { outcome: 'La he llamado.' });
    await itIs('2026-11-24', '09:01');
    expect(await alerts(treating)).toEqual([]);
    expect((await open(treating)).statusCode).toBe(404);
    await testApp.pool.query('update users set closed_at = null where id = $1', [holder.user.id]);
    await testApp.pool.query('update patients set blocked_until = null where id = $1', [holder.patientId]);
  });

  test('returns no patient data in the list', async () => {
    await answer(1);
    expect((await reception.get('/api/staff/alerts')).body).not.toMatch(/Vila|Montse|patient/);
  });
});

describe('the person of an alert', () => {
  test('shows name and phone only to the user who acknowledged it, until it is closed', async () => {
    await testApp.pool.query(`update users set phone = '+34 611 22 33 44' where id = $1`, [holder.user.id]);
    await answer(1);
    const [alert] = await alerts(treating);
    expect(alert.person).toBeNull();
    const taken = await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    const person = { name: 'Montse Vila Roca', phone: '+34 611 22 33 44' };
    expect(taken.json().person).toEqual(person);
    expect(await alerts(treating)).toMatchObject([{ person }]);
    for (const who of [reception, colleague, director])
      expect(await alerts(who)).toMatchObject([{ person: null }]);
    await treating.post(`/api/staff/alerts/${alert.id}/close`, { outcome: 'La he llamado.' });
    expect(await alerts(treating)).toMatchObject([{ person: null }]);
  });
});

describe('SMS about an alert', () => {
  test('goes to the therapist at a verified phone, and says only that there is an alert', async () => {
    await testApp.pool.query(
      `update users set phone = '+34 622 00 00 01', phone_verified = true where id = $1`,
      [treating.user.id],
    );
    await answer(2);
    const { rows } = await testApp.pool.query(
      `select recipient, text from outbox where kind = 'evaluation.alert' and channel = 'sms'`,
    );
    const text = `${clinicContact().name}: hay un aviso urgente. Está en el panel, arriba en Hoy.`;
    expect(rows).toEqual([{ recipient: '+34 622 00 00 01', text }]);
    await testApp.pool.query('update users set phone_verified = false where id = $1', [treating.user.id]);
  });

  test('is not sent to a phone that is not verified', async () => {
    await answer(2);
    const { rowCount } = await testApp.pool.query(`select from outbox where channel = 'sms'`);
    expect(rowCount).toBe(0);
  });
});

describe('POST /api/staff/alerts/:id/close', () => {
  const close = (who: Person, alertId: number, outcome = 'La he llamado. Va a venir esta tarde.') =>
    who.post(`/api/staff/alerts/${alertId}/close`, { outcome });

  test('refuses an unacknowledged alert and an empty text', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    expect((await close(treating, alert.id)).json().code).toBe('not_in_progress');
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    expect((await close(treating, alert.id, '  ')).json().fields).toEqual({
      outcome: 'Escribe qué se ha hecho: sin eso no se cierra.',
    });
    expect(await alerts(treating)).toMatchObject([{ closed: null }]);
  });

  test('stores the text sealed, logs it, and shows it to the care team with the answers', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    await itIs('2026-11-23', '09:20');
    const at = clock.now().toISOString();
    expect((await close(treating, alert.id)).json().closed).toEqual({ by: 'Berta Soler', at });
    expect((await close(treating, alert.id)).json().code).toBe('not_in_progress');
    const { rows } = await testApp.pool.query('select sealed_text from evaluation_alert_outcomes');
    expect(rows).toHaveLength(1);
    expect(rows[0].sealed_text).toMatch(/^\w+\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const { rowCount } = await testApp.pool.query(
      `select from audit_log where action = 'evaluation.alert-closed' and subject = $1`,
      [`evaluation:${id}`],
    );
    expect(rowCount).toBe(1);
    const read = (await treating.post(`/api/staff/evaluations/${id}/read`, {})).json();
    expect(read.alertOutcomes).toEqual([
      { at, by: 'Berta Soler', text: 'La he llamado. Va a venir esta tarde.' },
    ]);
    expect(JSON.stringify(await alerts(reception))).not.toContain('esta tarde');
  });

  test('keeps an acknowledged alert on Hoy until it is closed, and the text when the answer alerts again', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    await itIs('2026-11-26', '10:00');
    expect(await alerts(treating)).toMatchObject([{ closed: null }]);
    await close(treating, alert.id);
    await itIs('2026-11-27', '10:01');
    expect(await alerts(treating)).toEqual([]);
    await answer(3);
    expect(await alerts(treating)).toMatchObject([{ acknowledged: null, closed: null }]);
    const read = (await treating.post(`/api/staff/evaluations/${id}/read`, {})).json();
    expect(read.alertOutcomes).toHaveLength(1);
  });

  test('refuses reception, colleagues who do not treat the patient, and clients', async () => {
    await answer(1);
    const [alert] = await alerts(treating);
    await treating.post(`/api/staff/alerts/${alert.id}/acknowledge`);
    expect((await close(reception, alert.id)).statusCode).toBe(403);
    expect((await close(colleague, alert.id)).statusCode).toBe(404);
    expect((await close(holder, alert.id)).statusCode).toBe(403);
    expect(await alerts(treating)).toMatchObject([{ closed: null }]);
  });
});
