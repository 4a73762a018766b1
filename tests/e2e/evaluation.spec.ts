import type { Browser, Page } from '@playwright/test';
import pg from 'pg';
import { clinicContact } from '#platform/clinic-contact.ts';
import { expect, expectContrastInDarkMode, test, visit } from './app.ts';
import { tabTo } from './keys.ts';
import { openAccount } from './people.ts';
import { expectScreenSound } from './screen-checks.ts';
import { visitPanel } from './staff.ts';
import { appDatabaseUrl } from './worker-app.ts';

/** For states no screen can create: a bought plan, a past visit. */
async function query(text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: appDatabaseUrl() });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

/** Signed in, with an active plan that includes evaluations, treated by the director. */
async function signInWithPlan(page: Page): Promise<{ patientId: number; fullName: string }> {
  const { username, fullName } = await openAccount(page.request);
  const [card] = await query(
    `update patients set birth_on = '1990-05-11' where user_id = (select id from users where username = $1) returning id, user_id`,
    [username],
  );
  await query(`update users set phone = '+34 611 22 33 44' where username = $1`, [username]);
  await query(
    `with visited as (
       insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, created_at)
       select $1, $2, 1, 'office', at, at + interval '1 second', 'confirmed', 6500, now()
       from (select now() - interval '900 days' - $1 * interval '1 minute' as at) past
     )
     insert into user_subscriptions (user_id, patient_id, plan_id, kind, audience, plan_name, price_cents, payments,
       sessions_per_payment, validity_months, starts_at, ends_at, billing_from, created_at)
     values ($2, $1, 3, 'landing', 'adult', 'Intensivo', 42000, 1, '{6}', 3, now(), now() + interval '3 months', now()::date, now())`,
    [card.id, card.user_id],
  );
  return { patientId: card.id, fullName };
}

async function signInAsTherapist(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const reply = await page.request.post('/api/demo/staff-sessions', { data: { username: 'nausica' } });
  expect(reply.status()).toBe(200);
  return page;
}

const readersNotice = /^(Hemos avisado a la clínica|Ahora no lo lee nadie)/;

/** Whether the next heading has the focus at its first paint. Call it before the action. */
const watchFocusAtFirstPaint = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const before = document.querySelector('h1');
    return new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading === null || heading === before) return;
        watch.disconnect();
        resolve(document.activeElement === heading);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
  });

const question = (page: Page, number: number) => page.getByText(`Pregunta ${number} de 9`, { exact: true });

test('a person answers on a phone by keyboard, pauses, resumes, and sees at once whom to call', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { patientId, fullName } = await signInWithPlan(page);
  await visit(page, '/evaluacion');
  const begin = page.getByRole('button', { name: 'Empezar: Estado de ánimo' });
  await expect(begin).toBeVisible();
  await expectScreenSound(page);
  await begin.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Estado de ánimo' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Empezar' }));
  await page.keyboard.press('Enter');

  await expect(question(page, 1)).toBeVisible();
  // The question and its answers fit on the phone.
  await expect(page.getByRole('button', { name: 'Casi cada día' })).toBeInViewport({ ratio: 1 });
  await expectScreenSound(page);
  await expectContrastInDarkMode(page);
  await tabTo(page, page.getByRole('button', { name: 'Varios días' }));
  await page.keyboard.press('Enter');
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Varios días' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Nunca' }).click();
  await expect(question(page, 3)).toBeVisible();
  await page.getByRole('link', { name: 'Dejarlo por ahora' }).click();
  await expect(page.getByText('Llevas 2 de 9.')).toBeVisible();
  await page.getByRole('link', { name: 'Seguir respondiendo' }).click();
  await page.getByRole('link', { name: 'Seguir', exact: true }).click();
  for (let item = 3; item <= 8; item++) {
    await expect(question(page, item)).toBeVisible();
    const hasFocus = watchFocusAtFirstPaint(page);
    await page.getByRole('button', { name: 'Nunca' }).click();
    expect(await hasFocus, 'a key pressed at once goes on from the question').toBe(true);
  }

  await expect(question(page, 9)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Varios días' }));
  await page.keyboard.press('Enter');
  const screen = page.getByRole('dialog', { name: 'Gracias por decirlo' });
  await expect(screen.getByRole('link', { name: /024/ })).toBeVisible();
  await expect(screen.getByRole('link', { name: /112$/ }).first()).toBeVisible();
  await expect(screen.getByRole('link', { name: clinicContact().phone })).toBeVisible();
  // The texts by hour are tested in tests/browsers/crisis-hours.test.ts.
  await expect(screen.getByText(readersNotice)).toBeVisible();
  await expectScreenSound(page);
  await expectContrastInDarkMode(page);

  const treating = await signInAsTherapist(browser);
  await visitPanel(treating, '/staff');
  const alert = treating.getByRole('alert').getByRole('listitem').first();
  await expect(alert).toContainText('nadie se ha hecho cargo');
  await expect(alert).not.toContainText(fullName);
  await screen.getByRole('button', { name: 'Estoy a salvo, seguir' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ya está todo respondido' })).toBeFocused();
  await expect(alert).toContainText('nadie se ha hecho cargo');
  await expectScreenSound(treating, { lowestPx: 36 });
  await alert.getByRole('button', { name: 'Me hago cargo' }).click();
  await expect(alert).toContainText('Se encarga');
  await expect(alert).toContainText(fullName);
  await expect(alert.getByRole('link', { name: /^\+34/ })).toBeVisible();
  await alert.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expectScreenSound(treating, { lowestPx: 36 });
  await alert.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(alert).toContainText('Escribe qué se ha hecho');
  await alert.getByLabel('Qué se ha hecho').fill('La he llamado y está acompañada.');
  await alert.getByRole('button', { name: 'Cerrar el aviso' }).click();
  await expect(alert).toContainText('Lo cerró');
  await expect(alert).not.toContainText(fullName);

  await page.getByRole('button', { name: 'Entregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Entregado/ })).toBeFocused();
  await release(treating, patientId);
  await page.goto('/evaluacion/resultados');
  await expect(page.getByText('Lo hablamos el jueves.')).toBeVisible();
  await expect(page.getByText('No es un diagnóstico.')).toBeVisible();
  await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await expectScreenSound(page);
  await expectContrastInDarkMode(page);
  await treating.context().close();
  await query('delete from evaluations where patient_id = $1', [patientId]);
});

async function release(page: Page, patientId: number): Promise<void> {
  const [{ id }] = await query('select id from evaluations where patient_id = $1', [patientId]);
  await visitPanel(page, `/staff/evaluaciones?id=${id}`);
  await page.getByRole('button', { name: 'Leer las respuestas' }).click();
  await expect(page.getByText('2 de 27')).toBeVisible();
  await expect(page.getByText('La he llamado y está acompañada.')).toBeVisible();
  await expectScreenSound(page, { lowestPx: 36 });
  await page.getByLabel('Tu comentario para la persona').fill('Lo hablamos el jueves.');
  await page.getByRole('button', { name: 'Compartir con la persona' }).click();
  await expect(page.getByRole('heading', { name: /^Compartido el/ })).toBeVisible();
}

test('the numbers are shown offline too, without claiming delivery', async ({ page, expectRefusal }) => {
  expectRefusal('ERR_FAILED');
  const { patientId } = await signInWithPlan(page);
  const reply = await page.request.post('/api/evaluations', { data: { instrument: 'phq-9' } });
  const { id } = await reply.json();
  await visit(page, `/evaluacion/cuestionario?id=${id}&pregunta=9`);
  await expect(question(page, 9)).toBeVisible();
  await page.route('**/answers/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Varios días' }).click();
  const screen = page.getByRole('dialog', { name: 'Gracias por decirlo' });
  await expect(screen.getByText(/^No hemos podido avisar a la clínica/)).toBeVisible();
  await expect(screen.getByRole('link', { name: /024/ })).toBeVisible();
  await expect(screen.getByText('el aviso sigue abierto')).toHaveCount(0);
  await page.unroute('**/answers/*');
  await screen.getByRole('button', { name: 'Volver a avisar' }).click();
  await expect(screen.getByText(readersNotice)).toBeVisible();
  await query('delete from evaluations where patient_id = $1', [patientId]);
});
