import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { insertConfirmed } from '#tests/support/reminders.ts';
import { expect, test, toastIn, visit } from './app.ts';
import { chooseDay, chooseTime } from './calendar.ts';
import { openAccount, signIn } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { appDatabaseUrl } from './worker-app.ts';

const hoursFromNow = (hours: number) => new Date(Math.floor(Date.now() / 60_000 + hours * 60) * 60_000);

/**
 * A professional no other test can book, because the hours depend on the current time. No appointment can be
 * moved to them.
 */
async function hireProfessional(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `insert into professionals (name, title, bio, room_url, position, active)
     select name, title, bio, room_url, 99, true from professionals where id = 1 returning id`,
  );
  return rows[0].id;
}

/**
 * Hours from now to a free slot of the director, a day and a half to two days ahead, that no other test uses.
 */
async function freeHours(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select h from generate_series(36, 46) h where not exists (
       select from appointments where professional_id = 1 and status <> 'cancelled'
       and starts_at < now() + make_interval(hours => h + 2) and ends_at > now() + make_interval(hours => h - 1))
     order by h limit 1`,
  );
  return rows[0].h;
}

type Planned = { inHours: number; kind?: string } | 'with the director';

/** A patient with an appointment in the next two days, and the reminder e-mail. */
async function createReminded(request: APIRequestContext, planned: Planned) {
  const email = `recordada-${Math.random().toString(36).slice(2)}@example.org`;
  const person = await openAccount(request, { email });
  const { id: userId } = await (await request.get('/api/user')).json();
  const pool = new pg.Pool({ connectionString: appDatabaseUrl(), max: 1 });
  const createdAt = hoursFromNow(-200);
  const place =
    planned === 'with the director'
      ? { professionalId: 1, startsAt: hoursFromNow(await freeHours(pool)) }
      : {
          professionalId: await hireProfessional(pool),
          startsAt: hoursFromNow(planned.inHours),
          kind: planned.kind,
        };
  await insertConfirmed(pool, { userId, createdAt, ...place });
  // Deactivated after the insert: nobody can be booked with an inactive professional. The pages do not notice
  // it.
  await pool.query('update professionals set active = false where position = 99 and id = $1', [
    place.professionalId,
  ]);
  // The cron job does this once a minute.
  await pool.query(`insert into pgboss.job (name, data) values ('appointments.remind', '{}')`);
  await pool.end();
  const mails = async () => {
    const messages = await (await request.get('/api/demo/outbox')).json();
    return messages.filter(({ to }: { to: string }) => to === email) as { subject: string; text: string }[];
  };
  await expect.poll(async () => (await mails())[0]?.subject).toMatch(/^(Recordatorio|Tu cita): /);
  const text = (await mails())[0]?.text ?? '';
  const linkTo = (label: string) => new RegExp(`^${label}:\\n(.+)$`, 'm').exec(text)?.[1] ?? '';
  return { person, mails, linkTo };
}

const mine = async (request: APIRequestContext) => (await (await request.get('/api/appointments')).json())[0];

test('a patient who is not signed in confirms attendance from the reminder', async ({ page, request }) => {
  const { person, linkTo } = await createReminded(request, { inHours: 20, kind: 'video' });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, linkTo('Confirmo que iré'));
  await expect(page.getByText('Por videollamada (hora peninsular)')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar en la videollamada' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectScreenSound(page);
  // Opening the link does not confirm: mail scanners open links too.
  expect((await mine(request)).attendanceConfirmed).toBe(false);

  await page.getByRole('button', { name: 'Confirmo que iré' }).click();
  // In view at once, also on the smallest phone.
  await expect(page.getByRole('status').filter({ hasText: 'Gracias, te esperamos' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expectScreenSound(page);
  await page.reload();
  await expect(page.getByText('Has confirmado que vendrás.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmo que iré' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cambiar' }).click();
  await expect(page.getByText('Por aquí ya no se puede cambiar')).toBeVisible();
  await expectScreenSound(page);

  await visit(page, '/auth');
  await signIn(page, person);
  await expect(page.getByRole('listitem').filter({ hasText: 'Has confirmado que vendrás' })).toContainText(
    '(hora peninsular)',
  );
});

test('a patient cancels from the reminder after reading the refund', async ({ page, request }) => {
  const { linkTo, mails } = await createReminded(request, { inHours: 22 });
  await visit(page, linkTo('Cancelar'));
  await expect(page.getByRole('heading', { name: '¿Cancelar esta cita?' })).toBeFocused();
  await expect(page.getByText('No se devuelve el importe.')).toBeVisible();
  await expectScreenSound(page);
  await page.getByRole('button', { name: 'Conservarla' }).click();
  expect((await mine(request)).status).toBe('confirmed');

  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await page.getByRole('button', { name: 'Cancelar la cita' }).click();
  await expect(page.getByText('Esta cita está cancelada')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expectScreenSound(page);
  expect((await mine(request)).status).toBe('cancelled');
  await expect.poll(async () => (await mails())[0]?.subject).toMatch(/^Cita cancelada: /);

  // From now on all links of this e-mail say so.
  await visit(page, linkTo('Confirmo que iré'));
  await expect(page.getByText('Esta cita está cancelada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmo que iré' })).toHaveCount(0);
});

test('a patient moves the appointment by the link of the first reminder to another slot of the same professional, and sees both times', async ({
  page,
  request,
  freeDay,
}) => {
  const { linkTo } = await createReminded(request, 'with the director');
  await page.setViewportSize({ width: 768, height: 1_000 });
  await visit(page, linkTo('Cambiar'));
  await expect(page.getByRole('heading', { name: 'Cambiar la cita' })).toBeFocused();
  await chooseDay(page, freeDay);
  await chooseTime(page, '17:30');
  await expect(page.getByRole('status').filter({ hasText: 'Después' })).toContainText(
    `${freeDay.words}, 17:30`,
  );
  await expectScreenSound(page);
  await page.getByRole('button', { name: 'Cambiar la cita' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cita cambiada' })).toContainText(
    `Ahora: ${freeDay.words}, 17:30`,
  );
  await expect(page.getByRole('button', { name: 'Cambiar la cita' })).toHaveCount(0);
  await expectScreenSound(page);
});

test('an invalid link offers other ways to act', async ({ page, expectRefusal }) => {
  expectRefusal(404);
  await visit(page, '/cita#confirmar=1.abcdef.AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText('Este enlace no es válido o ya no sirve')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Llamar a la clínica' })).toHaveAttribute('href', /^tel:/);
  await expectScreenSound(page);
  await visit(page, '/cita');
  await expect(page.getByText('aquí falta una parte')).toBeVisible();
  await expectScreenSound(page);
});

test('the page says that the clinic cannot be reached, and retries', async ({
  page,
  request,
  expectRefusal,
}) => {
  expectRefusal('ERR_FAILED');
  const { linkTo } = await createReminded(request, { inHours: 18 });
  await page.route('/api/appointment-links/*', (route) => route.abort());
  await visit(page, linkTo('Confirmo que iré'));
  await expect(page.getByRole('alert')).toContainText('Tu cita sigue como estaba');
  await page.unroute('/api/appointment-links/*');
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await page.route('/api/appointment-links/confirm', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirmo que iré' }).click();
  await expect(page.getByRole('alert')).toContainText('No sabemos si ha llegado');
  await page.unroute('/api/appointment-links/confirm');
  await expect(page.getByText('Gracias, te esperamos')).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0);
});
