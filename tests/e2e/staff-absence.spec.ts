import type { APIRequestContext, Page } from '@playwright/test';
import pg from 'pg';
import { addDays, wallTimeOf, weekdayOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { chooseDay, formatDayText } from './calendar.ts';
import { expectDay, fillDay } from './date-fields.ts';
import { fillSignIn, openAccount } from './people.ts';
import { signInAsDirector } from './staff.ts';
import { appDatabaseUrl } from './worker-app.ts';

const inDatabase = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = new pg.Pool({ connectionString: appDatabaseUrl(), max: 1 });
  return work(pool).finally(() => pool.end());
};

async function signInAsReception(page: Page, request: APIRequestContext): Promise<void> {
  const person = await openAccount(request);
  await inDatabase((pool) =>
    pool.query(`update users set role = 'reception' where username = $1`, [person.username]),
  );
  await page.goto('/auth?redirect=staff');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
}

/** A Saturday no other test uses, within the limit for closures. */
const saturday = (() => {
  const from = addDays(wallTimeOf(new Date()).day, 170);
  return addDays(from, 6 - (weekdayOf(from) % 7));
})();
const at = (time: string) => instantOf(saturday, time);

/** Six appointments of the director: four patients have an e-mail address, two only a phone number. */
async function insertSixAppointments(page: Page, request: APIRequestContext): Promise<void> {
  for (const time of ['09:00', '10:30', '12:00', '16:00']) {
    await openAccount(request, { email: `avisada-${time.replace(':', '')}-${Date.now()}@example.org` });
    const { id: userId } = await (await request.get('/api/user')).json();
    const createdAt = new Date(Date.now() - 9 * 86_400_000);
    await inDatabase((pool) => insertConfirmed(pool, { userId, startsAt: at(time), createdAt }));
  }
  for (const [time, fullName] of [
    ['17:30', 'Ona Sincorreo'],
    ['19:00', 'Marc Sincorreo'],
  ] as const) {
    const reply = await page.request.post('/api/staff/appointments', {
      data: {
        person: { fullName, phone: '+34 600 000 001' },
        professionalId: 1,
        type: 'office',
        startsAt: at(time).toISOString(),
        outsideHours: true,
      },
    });
    expect(reply.status()).toBe(201);
  }
}

test('reception handles six appointments of an absent professional, two without e-mail, in at most twenty presses on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await signInAsReception(page, request);
  await insertSixAppointments(page, request);
  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name }).first().click();
  };

  await press('Hoy no viene…');
  const dialog = page.getByRole('dialog');
  // Opening a list and choosing from it count as two presses; so does a day.
  await dialog.getByLabel('Quién no está').selectOption({ label: 'Dra. Nausica Riubell' });
  await fillDay(dialog.getByLabel('Primer día'), saturday);
  presses += 2 + 2;
  // The form follows the chosen day and closes all of it.
  await expectDay(dialog.getByLabel('Último día'), saturday);
  await expect(dialog.getByText('Hay 6 citas')).toBeVisible();
  await expect(dialog.getByRole('status').getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await press('Cerrar el día');
  await expect(dialog.getByRole('heading', { name: 'Qué hacemos con 6 citas' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Ver los mensajes' })).toBeDisabled();
  await press('Cancelar todas y devolver');
  await expectAccessible(page);
  await press('Ver los mensajes');
  await expect(dialog.getByText('Sentimos tener que cancelar tu cita').first()).toBeVisible();
  await expect(dialog.getByText('Sin correo: hay que llamar')).toHaveCount(2);
  await expectAccessible(page);
  await press('Hacerlo y enviar los mensajes');
  await expect(dialog.getByText('Hecho. El correo está en camino')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();

  const toCall = page.getByRole('region', { name: 'Hay que llamar' });
  for (const name of ['Ona Sincorreo', 'Marc Sincorreo']) {
    await expect(toCall.getByRole('listitem').filter({ hasText: name })).toContainText('+34 600 000 001');
    // Calling the number is a press too.
    presses += 1;
    await expectAccessible(page);
    await press(`Ya lo sabe: ${name}`);
    await expect(toCall.getByText(name)).toHaveCount(0);
  }
  await expect(toCall).toHaveCount(0);
  expect(presses).toBeLessThanOrEqual(20);
});

test('reception edits a professional’s week by keyboard and adds an extra hour, on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await signInAsReception(page, request);
  const panel = page.getByRole('navigation', { name: 'Panel' });
  await panel.getByRole('button', { name: /Más páginas/ }).click();
  await panel.getByRole('link', { name: 'Horario' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Horario' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const box = page.getByRole('checkbox', { name: 'viernes, 19:00' });
  const save = page.getByRole('button', { name: /^Guardar/ });
  await page.getByLabel('De quién').selectOption({ label: 'Fermí Valldoreix' });
  await expect(save).toBeDisabled();
  await box.focus();
  await page.keyboard.press('Space');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(toastIn(page)).toContainText('Horario guardado');
  await page.reload();
  await page.getByLabel('De quién').selectOption({ label: 'Fermí Valldoreix' });
  await expect(box).not.toBeChecked();
  await box.check();
  await save.click();
  await expect(save).toBeDisabled();

  const extra = page.getByRole('region', { name: 'Horas extra' });
  await extra.getByLabel('Quién atiende').selectOption({ label: 'Fermí Valldoreix' });
  await fillDay(extra.getByLabel('Día'), saturday);
  await extra.getByRole('button', { name: 'Añadir la hora' }).click();
  // Another test may add one of its own meanwhile.
  const takeBack = extra.getByRole('button', { name: `Quitar: Fermí Valldoreix, ${formatDay(saturday)}` });
  await takeBack.click();
  await expect(takeBack).toHaveCount(0);
  await expectAccessible(page);
});

test('a visitor can choose an extra hour on a Saturday', async ({ page, request }) => {
  const date = addDays(saturday, -140);
  const professionals: { id: number; name: string }[] = await (
    await request.get('/api/professionals')
  ).json();
  const professionalId = professionals.find(({ name }) => name === 'Fermí Valldoreix')?.id;
  await signInAsDirector(request);
  const added = await request.post('/api/staff/extra-hours', {
    data: { professionalId, date, time: '10:30' },
  });
  expect(added.status()).toBe(204);
  // Every instance reads changes of the public schedule within a second; a calendar already open shows the
  // old state.
  const ofThatDay = `professionalId=${professionalId}&type=office&from=${date}&to=${date}`;
  await expect
    .poll(async () => (await request.get(`/api/availability?${ofThatDay}`)).text())
    .toMatch(/"time":"10:30","startsAt":"[^"]+","free":true/);
  await visit(page, '/appointments');
  await page.getByRole('radio', { name: 'Fermí Valldoreix' }).check();
  await chooseDay(page, { day: date, words: formatDayText(date), startsAt: () => '' });
  await expect(page.getByRole('radio', { name: '10:30 elegida' })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Resumen' })).toContainText(formatDayText(date));
});
