import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoWallet } from '#demo/wallet/notices/keys.ts';
import { addDays, wallTimeOf } from '#platform/time/calendar-days.ts';
import { realDetails } from '#tests/support/real-details.ts';
import { connected } from '#tests/support/servers/backups.ts';
import { startMailServer } from '#tests/support/servers/mail-server.ts';
import { startProduct } from '#tests/support/servers/product.ts';
import { productionServices } from '#tests/support/servers/production.ts';
import { expect, expectAccessible, test } from './app.ts';
import { fillDay } from './date-fields.ts';
import { expectScreenSound } from './screen-checks.ts';
import { appUrl } from './worker-app.ts';

/** An empty clinic in production mode, with a mail server and a wallet emulator. */
async function openEmptyClinic() {
  const cluster = process.env.TEST_TEMPLATE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = (statement: string) =>
    connected(new URL('/postgres', cluster).href, (client) => client.query(statement));
  await admin(`create database ${name}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'onyar-first-day-'));
  const mail = await startMailServer();
  const settings = {
    ...productionServices,
    MODE: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: new URL(`/${name}`, cluster).href,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: `Clínica del Pont <${realDetails.email}>`,
    PAYPAL_API_URL: `${appUrl()}${demoWallet.path}`,
    PAYPAL_CLIENT_ID: demoWallet.clientId,
    PAYPAL_SECRET: demoWallet.secret,
  };
  const product = await startProduct(settings);
  return {
    url: product.url.replace('127.0.0.1', 'localhost'),
    mail,
    async welcome() {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['scripts/operations/staff.ts', 'welcome'],
        { env: { PATH: process.env.PATH, ...settings } },
      );
      return /\/staff\/bienvenida#\S+/.exec(stdout)?.[0] ?? '';
    },
    async stop() {
      await product.end('SIGTERM');
      await mail.stop();
      await admin(`drop database ${name} with (force)`);
      await admin(`drop role if exists onyar_app_${name}`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function countPresses(page: Page) {
  let presses = 0;
  const press = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp) => {
    presses++;
    await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
  };
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  return { press, type, presses: () => presses };
}

/** By the labels of the form. */
const typedDetails = {
  'Teléfono, con el prefijo': realDetails.phone,
  Correo: realDetails.email,
  Dirección: realDetails.address,
  'Enlace al mapa': realDetails.mapUrl,
  'Titular: la sociedad o la persona': realDetails.holder,
  NIF: realDetails.taxId,
  Inscripción: realDetails.register,
  'Autorización de centro sanitario': realDetails.centreAuthorisation,
};

type PressCounter = ReturnType<typeof countPresses>;

async function openAccount(page: Page, { press, type }: PressCounter) {
  await type('Tu nombre y apellidos', 'Ona Vilar');
  await type('Correo electrónico', 'ona@example.org');
  await type('Nombre de usuario', 'ona');
  await type('Contraseña', 'casa-de-paper-7');
  await type('Confirmar contraseña', 'casa-de-paper-7');
  await press('button', 'Crear la cuenta');
  await press('button', 'Empezar');
  await press('button', 'No puedo escanearlo');
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await type('Código', new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await press('button', 'Activar');
  await press('button', 'Ya los he guardado');
}

async function prepare(page: Page, { press, type }: PressCounter) {
  const step = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const confirm = async (title: string, who: string, when: string) => {
    await step(title).getByLabel(who).fill('Ona Vilar');
    await fillDay(step(title).getByLabel(when), '2026-01-12');
    await step(title).getByRole('button', { name: 'Confirmar' }).click();
    await expect(step(title)).toContainText('Hecho');
  };
  await expect(step('Datos de la clínica')).toContainText('Todavía son de ejemplo: Titular, NIF');
  await press('button', 'Cambiar los datos');
  for (const [label, text] of Object.entries(typedDetails)) await type(label, text);
  await press('button', 'Guardar');
  await expect(page.getByRole('button', { name: 'Cambiar los datos' })).toBeVisible();
  expect(await step('Datos de la clínica').innerText()).not.toContain('Todavía son de ejemplo');
  await confirm('Datos de la clínica', 'Quién lo ha revisado', 'Qué día');
  await expect(step('Páginas en otras webs')).toContainText('Política de privacidad');
  await confirm('Páginas en otras webs', 'Quién decide abrir así', 'Qué día');
  await press('button', 'Ofrecer Consulta en el despacho');
  await type('Precio por sesión, en euros', '70,50');
  await press('button', 'Guardar');
  await press('button', 'Añadir a un profesional');
  await type('Nombre y apellidos', 'Mar Puig');
  await type('Número de colegiación', '12345');
  await type('Título o cargo', 'Psicóloga general sanitaria');
  await type('Sobre su trabajo', 'Acompaña a personas adultas en momentos de cambio.');
  await press('button', 'Guardar');
  await expect(step('Profesionales')).toContainText('Hecho');
  await press('button', 'Enviar un correo de prueba');
  await confirm('Responsable de la protección de datos', 'Delegado o responsable', 'Desde qué día');
  await confirm('Evaluación de impacto', 'Quién la ha hecho', 'Qué día');
  await confirm('Contratos con proveedores', 'Quién lo ha revisado', 'Qué día');
  await press('link', 'Ir al horario');
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'])
    await press('checkbox', `${day}, 10:30`);
  await press('button', 'Guardar la semana');
  await expect(page.getByText('Horario guardado', { exact: true })).toBeVisible();
  // The navigation still is that of a closed site.
  await press('link', 'Bienvenida');
  await expect(step('Horario')).toContainText('5 horas a la semana');
  await expect(step('Correo')).toContainText('Hecho');
  // Recommended steps are still open.
  await expect(page.getByText('todavía no está abierta. No falta nada')).toBeVisible();
}
/** Four confirmations are counted; the fifth is not needed once the configuration has real addresses. */
const confirmations = 4;

async function changePhone(page: Page) {
  await page.getByRole('button', { name: 'Cambiar los datos' }).click();
  await page.getByLabel('Titular').fill('Ona Vilar Psicologia');
  await page.getByLabel('Teléfono, con el prefijo').fill('972 000 999');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Escribe el teléfono con su prefijo')).toBeVisible();
  await expectScreenSound(page, { lowestPx: 36 });
  await expect(page.getByLabel('Titular')).toHaveValue('Ona Vilar Psicologia');
  await page.getByLabel('Teléfono, con el prefijo').fill('+34 972 000 999');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Los datos han cambiado desde que alguien los revisó')).toBeVisible();
}

async function takeFirstPayment(page: Page, { press, type }: PressCounter) {
  const [{ id }] = await (await page.request.get('/api/professionals')).json();
  const today = wallTimeOf(new Date()).day;
  const span = `from=${addDays(today, 1)}&to=${addDays(today, 30)}`;
  const reply = await page.request.get(`/api/availability?professionalId=${id}&type=office&${span}`);
  const { days } = await reply.json();
  const free = days.flatMap(({ date, slots }: { date: string; slots: { time: string; free: boolean }[] }) =>
    slots.filter((slot) => slot.free).map(({ time }) => ({ date, time })),
  )[0];
  await page.goto('/staff/agenda');
  await press('button', 'Nueva cita');
  await type('Nombre y apellidos', 'Rut Exemple');
  await type('Día', free.date);
  await type('Hora', free.time);
  await press('button', 'Citar');
  await expect(page.getByText(/Cita con Rut Exemple/).first()).toBeVisible();
  await fillDay(page.getByLabel('Ir a un día'), free.date);
  await press('button', 'Lista');
  await press('button', 'Cobrar: Rut Exemple');
  await press('button', 'Efectivo');
  // The till was never opened: cash waits until what is in it has been counted.
  await expect(page.getByRole('button', { name: /^Cobrar 70,50/ })).toBeDisabled();
  await expect(page.getByText('Falta abrir la caja.')).toBeVisible();
  await press('button', 'Abrir la caja');
  await type('Cuánto hay contado, en euros', '100');
  await press('button', 'Abrir la caja');
  await press('button', /^Cobrar 70,50/);
  await expect(page.getByText(/^Cobrados 70,50/)).toBeVisible();
  await expect(page.getByText(/^Recibo \d{4}\/000001/)).toBeVisible();
}

test('an empty production database reaches a bookable and a paid hour through the screens alone', async ({
  browser,
}) => {
  const clinic = await openEmptyClinic();
  try {
    const context = await browser.newContext({
      baseURL: clinic.url,
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
    });
    const visitor = await context.newPage();
    await visitor.goto('/appointments');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Abrimos pronto' })).toBeVisible();
    await expectScreenSound(visitor);

    const page = await context.newPage();
    const counter = countPresses(page);
    const address = await clinic.welcome();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Crea la cuenta de dirección' })).toBeVisible();
    await expect(page).toHaveURL('/staff/bienvenida');
    await openAccount(page, counter);
    await expect(page.getByRole('button', { name: 'Abrir', exact: true })).toBeDisabled();
    await expectScreenSound(page, { lowestPx: 36 });
    await prepare(page, counter);
    expect(clinic.mail.count()).toBe(1);
    await counter.press('button', 'Abrir');
    await expect(page.getByText('La web está abierta').first()).toBeVisible();
    // The message may appear while the settings still load.
    await expect(page.getByRole('heading', { level: 1, name: 'Servicios y ajustes' })).toBeVisible();
    await expectAccessible(page);
    expect(counter.presses() + confirmations).toBeLessThanOrEqual(25);

    await expect(async () => {
      await visitor.reload();
      expect(await visitor.getByRole('heading', { level: 1 }).textContent()).not.toBe('Abrimos pronto');
    }).toPass();
    await expect(visitor.getByRole('radio', { name: /10:30/ })).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByText('70,50').first()).toBeVisible();
    await expect(visitor.getByText('Mar Puig').first()).toBeVisible();

    await takeFirstPayment(page, counter);
    // Two of them enter the clinic's data, and two open the till, which the first cash of a day needs.
    expect(counter.presses() + confirmations).toBeLessThanOrEqual(33);
    // The former address of the settings leads to their list.
    await page.goto('/staff/bienvenida');
    await expect(page).toHaveURL('/staff/ajustes');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Datos de la clínica/ })
      .click();

    await changePhone(page);
    await expect(async () => {
      await visitor.reload();
      expect(await visitor.getByRole('contentinfo').textContent()).toContain('+34 972 000 999');
    }).toPass();

    const late = await context.newPage();
    await late.context().clearCookies();
    await late.goto(address);
    await late.getByLabel('Tu nombre y apellidos').fill('Pau Roca');
    await late.getByLabel('Correo electrónico').fill('pau@example.org');
    await late.getByLabel('Nombre de usuario').fill('pauroca');
    await late.getByLabel('Contraseña', { exact: true }).fill('casa-de-paper-7');
    await late.getByLabel('Confirmar contraseña').fill('casa-de-paper-7');
    await late.getByRole('button', { name: 'Crear la cuenta' }).click();
    await expect(late.getByText('Esta dirección ya no sirve')).toBeVisible();
  } finally {
    await clinic.stop();
  }
});
