import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/operations/log.server.ts';
import { stoppedClock } from '#platform/time/clock.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { type Claimed, claim } from '../queries.server.ts';
import {
  createDelivery,
  failedMessages,
  letter,
  type Message,
  queueMessage,
  type Recipient,
} from '../service.server.ts';
import { openMail } from './mail.server.ts';

const start = new Date('2026-11-23T08:00:00Z');
const clock = stoppedClock(start);
const log = createLog('silent');
let testApp: TestApp;
let server: MailServer;

beforeAll(async () => {
  testApp = await startTestApp({ clock });
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  clock.set(start);
  await testApp.pool.query('delete from outbox');
  server = await startMailServer();
});
afterEach(() => server.stop());

const ways = () => ({
  ...readConfig({ PUBLIC_URL: 'https://onyar.test' }),
  MODE: 'production' as const,
  SMTP_URL: server.url,
  MAIL_FROM: 'Clínica Onyar <avisos@onyar.test>',
});

async function round(config: Parameters<typeof createDelivery>[0]['config'] = ways()) {
  const delivery = await createDelivery({ db: testApp.db, clock, log, config });
  await delivery.runOnce();
  await delivery.stop();
}

const hello = letter('Cambio de hora: martes', ['Tu cita ha cambiado de hora.']);
const queue = (changes: Partial<Recipient & Message> = {}) => {
  const message = {
    channel: 'email' as const,
    recipient: 'persona@example.org',
    kind: 'test',
    userId: null,
    language: null,
    cause: 'verified' as const,
    ...hello,
    ...changes,
  };
  return queueMessage(testApp.db, message, () => message, clock.now());
};
const rows = async () => (await testApp.pool.query('select * from outbox order by id')).rows;
const states = async () => (await rows()).map(({ status }) => status as string);

describe('an e-mail', () => {
  test('arrives with text, layout, sender, a reply address of the clinic and headers against automatic replies', async () => {
    await queue({ ...letter('Tu código', ['Escribe este código.', { code: '482913' }]) });
    await round();
    const [mail] = await server.mails();
    expect(mail).toMatchObject({
      subject: 'Tu código',
      from: { name: 'Clínica Onyar', address: 'avisos@onyar.test' },
      to: [{ address: 'persona@example.org' }],
      replyTo: [{ address: 'hola@clinica-onyar.example' }],
    });
    expect(mail?.text).toContain('Hola:\n\nEscribe este código.\n\n482913');
    expect(mail?.html).toContain('>482913</td>');
    expect(mail?.html).not.toMatch(/<script|<img|url\(/);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect((await rows())[0]).toMatchObject({
      status: 'sent',
      attempts: 1,
      sent_at: start,
      claimed_until: null,
    });
    expect((await rows())[0].provider_id).toMatch(/^250 /);
  });

  test('arrives with its attachments: the calendar entry with its method, a receipt as bytes', async () => {
    const entry = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const receipt = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    await queue({
      attachments: [
        { name: 'cita.ics', type: 'text/calendar; charset=utf-8; method=CANCEL', content: entry },
        {
          name: 'recibo-ñ.pdf',
          type: 'application/pdf',
          content: receipt.toString('base64'),
          encoding: 'base64',
        },
      ],
    });
    await round();
    const [mail] = await server.mails();
    const [calendar, pdf] = mail?.attachments ?? [];
    expect(calendar).toMatchObject({ filename: 'cita.ics', mimeType: 'text/calendar', method: 'CANCEL' });
    // Compare the source: the parser normalizes the line endings of RFC 5545.
    expect(server.sources()[0]).toContain(Buffer.from(entry).toString('base64'));
    expect(pdf).toMatchObject({ filename: 'recibo-ñ.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(pdf?.content as ArrayBuffer)).toEqual(receipt);
  });

  test('goes to one address only, whatever was typed as the recipient', async () => {
    await queue({ recipient: 'persona@example.org, otra@example.org' });
    await round();
    expect(server.count()).toBe(0);
    expect(await states()).toEqual(['failed']);
  });
});

describe('a mail server that', () => {
  test('refuses temporarily gets the same letter after a minute with the same Message-ID', async () => {
    await queue();
    server.be({ kind: 'refuses', code: 451, words: 'Greylisted', at: 'data' });
    await round();
    const [row] = await rows();
    expect(row).toMatchObject({
      status: 'queued',
      attempts: 1,
      next_attempt_at: new Date('2026-11-23T08:01:00Z'),
    });
    expect(row.last_error).toMatch(/451 Greylisted/);
    server.be({ kind: 'takes' });
    clock.advance(0.9);
    await round();
    expect(server.count()).toBe(0);
    clock.advance(0.1);
    await round();
    const [mail] = await server.mails();
    expect(mail?.messageId).toBe(`<outbox-${row.id}@onyar.test>`);
    expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  test.each([
    ['the address', 'rcpt' as const, 550],
    ['the letter', 'data' as const, 554],
  ])('refuses %s permanently is not retried, and staff see the reason', async (_, at, code) => {
    await queue();
    server.be({ kind: 'refuses', code, words: 'No such user here', at });
    await round();
    server.be({ kind: 'takes' });
    clock.advance(48 * 60);
    await round();
    expect(server.count()).toBe(0);
    const [failed] = await failedMessages(testApp.db, 10);
    expect(failed).toMatchObject({ recipient: 'persona@example.org', kind: 'test', attempts: 1 });
    expect(failed?.lastError).toContain(`${code} No such user here`);
    expect(JSON.stringify(failed)).not.toContain('ha cambiado de hora');
  });

  test('disconnects after the data may get the letter twice, with the same Message-ID', async () => {
    await queue();
    server.be({ kind: 'hangs_up' });
    await round();
    expect(await states()).toEqual(['queued']);
    server.be({ kind: 'takes' });
    clock.advance(1);
    await round();
    const mails = await server.mails();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await states()).toEqual(['sent']);
  });

  test('is unreachable for two hours gets every letter later, except expired codes', async () => {
    const { port } = server;
    await server.stop();
    for (let index = 0; index < 20; index++) await queue({ recipient: `persona-${index}@example.org` });
    for (let index = 0; index < 5; index++)
      await queue({ recipient: 'codigo@example.org', expiresAt: new Date(start.getTime() + 10 * 60_000) });
    for (let minutes = 0; minutes < 120; minutes += 5) {
      await round();
      clock.advance(5);
    }
    expect((await states()).filter((status) => status === 'queued')).toHaveLength(20);
    server = await startMailServer({ port });
    for (let minutes = 0; minutes <= 30; minutes += 5) {
      await round();
      clock.advance(5);
    }
    const to = (await server.mails()).map((mail) => mail.to?.[0]?.address);
    expect(to.sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `persona-${index}@example.org`).sort(),
    );
    expect(await states()).toEqual([...Array(20).fill('sent'), ...Array(5).fill('void')]);
  });

  test('never recovers makes the worker give up after a day, visibly', async () => {
    await queue();
    await server.stop();
    for (let hours = 0; hours < 26; hours += 0.5) {
      await round();
      clock.advance(30);
    }
    const [row] = await rows();
    expect(row.status).toBe('failed');
    expect(row.attempts).toBeGreaterThan(45);
    server = await startMailServer();
  });
});

describe('the outbox worker', () => {
  test('skips messages that another worker has claimed, and takes them over after two silent minutes', async () => {
    await queue();
    await testApp.pool.query('update outbox set claimed_until = $1', [new Date('2026-11-23T08:02:00Z')]);
    clock.advance(1.9);
    await round();
    expect(server.count()).toBe(0);
    clock.advance(0.1);
    await round();
    expect(server.count()).toBe(1);
  });

  test('does not send withdrawn messages', async () => {
    await queue();
    await testApp.pool.query("update outbox set status = 'void'");
    await round();
    expect([server.count(), await states()]).toEqual([0, ['void']]);
  });

  test('sends every letter once when two run concurrently', async () => {
    for (let index = 0; index < 40; index++) await queue({ recipient: `persona-${index}@example.org` });
    await Promise.all([round(), round()]);
    const to = (await server.mails()).map((mail) => mail.to?.[0]?.address);
    expect([to.length, new Set(to).size]).toEqual([40, 40]);
  });

  test('sends within about a second after its start, and finishes claimed messages on stop', async () => {
    await server.stop();
    server = await startMailServer({ slowMs: 300 });
    const delivery = await createDelivery({ db: testApp.db, clock, log, config: ways() });
    delivery.start();
    await queue();
    await expect.poll(server.count).toBe(1);
    for (let index = 0; index < 12; index++) await queue();
    await expect.poll(server.count).toBeGreaterThan(1);
    await delivery.stop();
    const left = (await rows()).filter(({ status }) => status === 'queued');
    expect(left.length).toBeGreaterThan(0);
    expect(left.every((row) => row.claimed_until === null && row.attempts === 0)).toBe(true);
    expect(server.count()).toBe(13 - left.length);
  });

  test('releases a letter on stop when the mail server does not respond, for another worker', async () => {
    await server.stop();
    server = await startMailServer({ slowMs: 60_000 });
    await queue();
    const [row] = await claim(testApp.db, { now: clock.now(), count: 1 });
    const mail = openMail(ways());
    const outcome = await mail.send(row as Claimed, AbortSignal.timeout(300));
    mail.close();
    expect(outcome).toMatchObject({ status: 'later', isUnknown: true });
  });

  test('marks messages as sent in demo mode without connecting', async () => {
    await queue();
    await queue({ channel: 'sms', recipient: '+34600000001', subject: '', blocks: [] });
    await round(readConfig({}));
    expect((await rows()).map((row) => [row.status, row.provider_id])).toEqual([
      ['sent', 'demo'],
      ['sent', 'demo'],
    ]);
    expect(server.count()).toBe(0);
  });
});
