import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { personUrl } from '#clinic/staff/people/screens/person-tabs.ts';
import { routes } from '#platform/paths.ts';
import { expect, test } from './app.ts';
import { fillDay } from './date-fields.ts';
import { newMark, openAccount } from './people.ts';
import { planByApi, signInAsDirector, visitPanel } from './staff.ts';

/** The window of a desk: a laptop of 1280 × 800. */
const desk = { width: 1280, height: 800 };
const smallPhone = { width: 360, height: 640 };

test.use({ viewport: desk });

/** Parts of the dialog outside the window: its title, the button, or the frame; and what covers the button. */
const findHiddenEnd = (button: Locator): Promise<string[]> =>
  button.evaluate((element) => {
    const dialog = element.closest('[role="dialog"]');
    const frame = dialog?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    const title = dialog?.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
    const found: string[] = [];
    if (frame.top < 0 || frame.bottom > innerHeight)
      found.push(`the dialog reaches from ${frame.top} to ${frame.bottom}`);
    if (title.height === 0 || title.top < frame.top) found.push(`the title begins at ${title.top}`);
    if (box.top < frame.top || box.bottom > frame.bottom)
      found.push(`the button reaches from ${box.top} to ${box.bottom}`);
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!onTop || !element.contains(onTop)) found.push(`covered by ${onTop?.outerHTML.slice(0, 80)}`);
    return found;
  });

/** Other words for the way out. 'Cancelar' alone would mean the appointment. */
const otherWaysOut = /^(Cancelar|Dejar.*|No .*|Ahora no|Listo|Más tarde|Salir|Atrás)$/;

/**
 * Opens a dialog, checks that title and main button are in sight without scrolling on a laptop and a small phone, and
 * that the way out has its one word, and closes it.
 */
async function expectEndInSight(
  page: Page,
  title: string | RegExp,
  main: string | RegExp,
  open: () => Promise<void>,
): Promise<void> {
  await test.step(`${title}: ${main}`, async () => {
    await open();
    const dialog = page.getByRole('dialog', { name: title });
    const button = dialog.getByRole('button', { name: main });
    await button.waitFor();
    for (const size of [smallPhone, desk]) {
      await page.setViewportSize(size);
      await expect.poll(() => findHiddenEnd(button), `${title} at ${size.width} px`).toEqual([]);
    }
    const labels = await dialog.getByRole('button').allInnerTexts();
    expect(labels.filter((label) => otherWaysOut.test(label))).toEqual([]);
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
  });
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** A day some years ahead, where no other test looks. */
function pickDay(): string {
  const day = new Date(Date.now() + (700 + (randomBytes(1)[0] ?? 0)) * 86_400_000);
  return day.toISOString().slice(0, 10);
}

async function createPerson(request: APIRequestContext, fields: object): Promise<number> {
  const reply = await request.post('/api/staff/people', { data: fields });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return (await reply.json()).id;
}

async function signInAs(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desk });
  expect((await context.request.post('/api/demo/staff-sessions', { data: { username } })).ok()).toBe(true);
  return context.newPage();
}

test('dialogs of the day show title and main button at 1280 × 800 and 360 × 640, and one word for the way out', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  const fullName = `Persona Diálogo ${newMark()}`;
  const day = pickDay();
  let hour = 6;
  // Another test may have an appointment at that hour.
  await expect(async () => {
    hour += 1;
    await planByApi(page.request, { fullName, startsAt: `${day}T${String(hour).padStart(2, '0')}:05:00Z` });
  }).toPass();

  await visitPanel(page, routes.staff);
  await expectEndInSight(page, 'Hoy no viene', /^Cerrar (el día|los días)$/, () =>
    press(page, 'Hoy no viene…'),
  );
  await expectEndInSight(page, 'Nueva cita', 'Citar', () => press(page, 'Nueva cita'));
  await expectEndInSight(page, 'Nueva cita', 'Ver las fechas', async () => {
    await press(page, 'Nueva cita');
    const dialog = page.getByRole('dialog', { name: 'Nueva cita' });
    await dialog.getByLabel('Se repite').selectOption({ index: 1 });
  });
  await expectEndInSight(page, 'Nueva llamada pendiente', 'Guardar la llamada', () =>
    press(page, 'Apuntar una llamada'),
  );
  await expectEndInSight(page, 'Voy tarde', 'Avisar', () => press(page, 'Voy tarde'));

  await visitPanel(page, routes['staff-agenda']);
  await fillDay(page.getByLabel('Ir a un día'), day);
  await press(page, 'Lista');
  const openOne = () => press(page, fullName);
  await expectEndInSight(page, fullName, /^Cobrar: /, openOne);
  await expectEndInSight(page, fullName, 'Cambiar la cita', async () => {
    await openOne();
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar la cita' }).click();
  });
  await expectEndInSight(page, fullName, 'Cancelar la cita', async () => {
    await openOne();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar la cita' }).click();
    await page.getByRole('dialog').getByText('La persona ha avisado').click();
  });

  const series = await page.request.post('/api/staff/series', {
    data: {
      person: { fullName: `${fullName} en serie` },
      professionalId: 1,
      type: 'office',
      startsAt: `${day}T20:05:00Z`,
      everyWeeks: 1,
      count: 3,
      outsideHours: true,
    },
  });
  expect(series.status(), await series.text()).toBe(201);
  for (const [task, main] of [
    ['Cambiar esta y las siguientes', 'Ver cómo quedaría'],
    ['Terminar la serie', 'Ver qué se cancela'],
  ] as const)
    await expectEndInSight(page, `${fullName} en serie`, main, async () => {
      await press(page, `${fullName} en serie`);
      await page.getByRole('dialog').getByRole('button', { name: task }).click();
    });

  await visitPanel(page, routes['staff-schedule']);
  await expectEndInSight(page, /Cerrar/, /^Cerrar (el día|los días)$/, () => press(page, 'Cerrar horas…'));
});

test('dialogs of a patient record show title and main button at 1280 × 800 and 360 × 640, and one word for the way out', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  await signInAsDirector(page.request);
  const mark = newMark();
  const birthDate = `${new Date().getFullYear() - 9}-05-06`;
  const child = await createPerson(page.request, { fullName: `Menor Diálogo ${mark}`, birthDate });
  // Plans are sold to people with an account.
  const email = `dialogo-${mark}@example.org`;
  const origin = baseURL ?? '';
  const visitor = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await openAccount(visitor, { fullName: `Persona Diálogo ${mark}`, email });
  await visitor.dispose();
  const { people } = await (await page.request.get(`/api/staff/people?search=${email}`)).json();
  const adult = people[0]?.id;
  await visitPanel(page, routes['staff-people']);
  await expectEndInSight(page, 'Persona nueva', 'Guardar', () => press(page, 'Persona nueva'));

  await visitPanel(page, personUrl(child));
  await expectEndInSight(page, 'Madre, padre o tutor', /Guardar|Añadir/, () => press(page, 'Añadir'));

  await visitPanel(page, personUrl(adult, 'datos'));
  await expectEndInSight(page, 'Corregir la ficha', 'Guardar', () => press(page, 'Corregir'));
  await expectEndInSight(page, 'Corregir la ficha', 'Guardar', async () => {
    await press(page, 'Corregir');
    const folds = page.getByRole('dialog').locator('summary');
    for (const fold of await folds.all()) await fold.click();
  });
  await expectEndInSight(page, 'Unir con otra ficha', 'Cerrar', async () => {
    await press(page, 'Más');
    await press(page, 'Unir con otra ficha');
  });
  await visitPanel(page, personUrl(adult, 'dinero'));
  await expectEndInSight(page, 'Vender un plan', /^Cobrar/, async () => {
    await press(page, 'Vender un plan');
    await page.getByRole('dialog').getByLabel('Plan').selectOption({ index: 1 });
  });
  await visitPanel(page, personUrl(adult, 'documentos'));
  await expectEndInSight(page, 'Apuntar una solicitud', 'Apuntar la solicitud', () =>
    press(page, 'Apuntar una solicitud'),
  );
  for (const [way, main] of [
    ['Enviarle un enlace', /Enviar/],
    ['Firmar aquí, en esta pantalla', 'Bloquear y abrir el documento'],
    ['Anotar una firma en papel', 'Anotar la firma'],
  ] as const)
    await expectEndInSight(page, 'Pedir firma', main, async () => {
      await press(page, 'Pedir firma');
      await page.getByRole('dialog').getByText(way, { exact: true }).click();
    });

  const receivedOn = new Date().toISOString().slice(0, 10);
  const entered = await page.request.post(`/api/staff/people/${adult}/requests`, {
    data: { kind: 'copy', receivedOn },
  });
  expect(entered.status(), await entered.text()).toBe(201);
  await visitPanel(page, routes['staff-requests']);
  const request = page.getByRole('listitem').filter({ hasText: mark });
  for (const [opener, title, main] of [
    ['Ampliar el plazo', 'Ampliar el plazo', 'Ampliar'],
    ['Denegar', 'Denegar la solicitud', 'Denegar'],
    ['La ha retirado', 'La persona ha retirado la solicitud', 'Cerrar la solicitud'],
  ] as const)
    await expectEndInSight(page, title, main, () => request.getByRole('button', { name: opener }).click());

  const therapist = await signInAs(browser, 'nausica');
  const planned = await planByApi(therapist.request, {
    fullName: `Persona Nota ${mark}`,
    startsAt: `${pickDay()}T05:05:00Z`,
  });
  await visitPanel(therapist, personUrl(planned.patient.id, 'historia'));
  await expectEndInSight(therapist, 'Nota de sesión', 'Guardar la nota', () =>
    press(therapist, 'Escribir nota'),
  );
  await expectEndInSight(therapist, 'Dar el alta', 'Dar el alta', () => press(therapist, 'Dar el alta'));
  await therapist.context().close();
});

test('dialogs of the director’s pages show title and main button at 1280 × 800 and 360 × 640, and one word for the way out', async ({
  page,
}) => {
  await signInAsDirector(page.request);
  await visitPanel(page, routes['staff-documents']);
  await expectEndInSight(page, 'Atención psicológica', 'Publicar', () => press(page, /^Escribir/));
  // Numbers are pasted for at least two receipts.
  for (const hour of ['05:35', '07:35']) {
    const planned = { fullName: 'Persona Factura', startsAt: `${pickDay()}T${hour}:00Z` };
    const { id, price } = await planByApi(page.request, planned);
    const payment = { type: 'appointment', itemId: id, method: 'card', cents: price };
    expect((await page.request.post('/api/staff/payments', { data: payment })).status()).toBe(201);
  }
  await visitPanel(page, routes['staff-invoices']);
  await expectEndInSight(page, 'Pegar los números', /^Apuntar/, () => press(page, 'Pegar los números'));
  await visitPanel(page, routes['staff-settings-programs']);
  await expectEndInSight(page, 'Nueva clave de acceso', 'Crear la clave', () =>
    press(page, 'Crear una clave'),
  );
  await expectEndInSight(page, 'Nuevo aviso a un programa', 'Añadir el aviso', () =>
    press(page, 'Añadir un aviso'),
  );
  await page.getByRole('button', { name: 'Tus llaves de acceso' }).first().click();
  const keys = page.getByRole('dialog', { name: 'Tus llaves de acceso' });
  await expect.poll(() => findHiddenEnd(keys.getByRole('button', { name: 'Cerrar' }))).toEqual([]);
});
