import { createRequestHandler, RouterContextProvider } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { letterHtml } from '#clinic/notifications/letters/html.server.ts';
import * as chosen from '#config';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import type { SiteBuild } from '#platform/documents/documents.server.ts';
import { internalRequest } from '#platform/http/http.server.ts';
import { type PaymentsTestApp, slot, startPaymentsTestApp } from '#tests/support/payments.ts';
import { seedDatabase } from '#tests/support/servers/cluster.ts';
import { findFirstClinicMentions, listTexts, sources } from '#tests/support/words/first-clinic.ts';
import { runQueued } from '#tests/support/words/letters.ts';
import { pdfText } from '#tests/support/words/pdf.ts';
import { browserPath, sitePaths } from '#tests/support/words/site-pages.ts';
import { missingPage, unavailablePage } from '../src/short-pages/short-pages.ts';

// Before anything reads the configuration: the whole file uses the other clinic.
vi.hoisted(() => {
  process.env.CLINIC_CONFIG = 'tests/support/another-clinic.config.ts';
});
const own = new Set(listTexts(chosen));

let vite: ViteDevServer;
let testApp: PaymentsTestApp;
let page: (address: string) => Promise<string>;
beforeAll(async () => {
  // Renders pages from source like `npm run dev`, because a build would double the duration of `npm test`.
  vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild;
  testApp = await startPaymentsTestApp({}, { url: await seedDatabase(), build });
  page = createPageRenderer(build);
});
afterAll(async () => {
  await testApp?.stop();
  await vite?.close();
});

function createPageRenderer(build: SiteBuild) {
  const render = createRequestHandler(build, 'production');
  const { askApi, site } = build.entry.module;
  return async (address: string) => {
    const context = new RouterContextProvider();
    context.set(askApi, async (url) =>
      (await testApp.app.inject({ ...internalRequest, url, headers: { host: 'onyar.test' } })).json(),
    );
    context.set(site, { demo: true, isCopy: false, isOpen: true, publicUrl: 'https://meder.example' });
    return (await render(new Request(new URL(address, 'https://meder.example')), context)).text();
  };
}

/** Texts that mention the first clinic, with the mention. */
const findMentions = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts)
      .map(
        ([name, text]) =>
          [name, findFirstClinicMentions(text.replaceAll('onyar.test', 'meder.example'), own)] as const,
      )
      .filter(([, words]) => words.length > 0),
  );

test('no page of another clinic mentions the first', async () => {
  const addresses = [
    ...sitePaths.map(browserPath),
    '/external?tab=hojas',
    '/plans?tab=prices',
    '/auth?redirect=plans',
  ];
  const pages: Record<string, string> = {};
  for (const address of addresses) pages[address] = await page(address);
  expect(Object.values(pages).filter((html) => !html.includes(clinicContact().name))).toEqual([]);
  expect(pages['/']).toContain('Psicología en Vic y por videollamada');
  expect(pages['/']).toContain('Iu Serradell');
  expect(findMentions(pages)).toEqual({});
});

test('no file and no document besides the pages does', async () => {
  const files: Record<string, string> = { unavailablePage, missingPage: missingPage() };
  for (const path of [
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/sin-conexion',
    '/help-offline.js',
    '/api/openapi.json',
    '/api/professionals',
    '/api/services',
    '/api/subscription-plans',
    '/demo/outbox',
  ]) {
    const reply = await testApp.app.inject({ url: path, headers: { host: 'onyar.test' } });
    expect([path, reply.statusCode]).toEqual([path, 200]);
    files[path] = reply.body;
  }
  expect(files['/manifest.webmanifest']).toContain(clinicContact().name);
  expect(findMentions(files)).toEqual({});
});

/** Letters by kind to a person who books, pays, cancels, is reminded and forgets a password. */
async function letters(): Promise<Record<string, string>> {
  const person = await testApp.person({ email: 'algu@example.org', phone: '+34600000000', fullName: 'Algú' });
  await testApp.pool.query('update users set email_verified = true, phone_verified = true');
  const paid = async (day: number, type: string, value: string) => {
    const id = await testApp.book(person, slot(day, '07:30'), { type });
    expect((await testApp.payUnreported(person, id, value)).json()).toEqual({ success: true });
    return id;
  };
  await person.delete(`/api/appointments/${await paid(15, 'office', '71.00')}`);
  await testApp.workOff();
  const heldId = await testApp.book(person, slot(16, '07:30'), { type: 'office' });
  await testApp.run('appointments.ask-for-payment', { appointmentId: heldId });
  await paid(17, 'video', '61.00');
  await person.post('/api/password/forgot', { usernameOrEmail: 'algu@example.org' });
  await runQueued(testApp, 'accounts.send-recovery-links');
  for (const hoursBefore of [72, 24, 2]) {
    testApp.clock.set(new Date(Date.parse(slot(17, '07:30')) - hoursBefore * 3_600_000));
    await testApp.run('appointments.remind');
  }
  await runQueued(testApp, 'payments.send-receipt');
  const notices = await testApp.pool.query('select distinct cancellation_hours as hours from appointments');
  expect(notices.rows).toEqual([{ hours: clinicSettings().cancellationHours }]);
  const { rows } = await testApp.pool.query('select * from outbox order by id');
  return Object.fromEntries(
    rows.map(({ id, kind, channel, subject, text, blocks, attachments }) => [
      `${kind} ${channel} ${id}`,
      [subject, text, letterHtml({ subject, blocks }), ...attachments.map(contentOf)].join('\n'),
    ]),
  );
}

function contentOf({
  type,
  content,
  encoding,
}: {
  type: string;
  content: string;
  encoding?: string;
}): string {
  if (type === 'application/pdf') return pdfText(Buffer.from(content, 'base64'));
  return encoding === undefined ? content : '';
}

test('no letter, SMS, calendar entry or receipt does', async () => {
  await testApp.clear();
  const texts = await letters();
  expect(new Set(Object.keys(texts).map((name) => name.replace(/ \d+$/, '')))).toEqual(
    new Set([
      'account.verify-email email',
      'account.recovery email',
      'appointment.booked email',
      'appointment.confirmed email',
      'appointment.cancelled email',
      'appointment.reminder email',
      'appointment.reminder sms',
      'payment.refunded email',
    ]),
  );
  expect(Object.values(texts).filter((text) => !/Consulta Meder/.test(text))).toEqual([]);
  expect(findMentions(texts)).toEqual({});
});

test('no browser source does, whatever imports it', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(findMentions(Object.fromEntries(sources.map(({ path, said }) => [path, said])))).toEqual({});
});
