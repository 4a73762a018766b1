import { randomBytes } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { maxPages } from '#clinic/consents/terms.ts';
import { expect, expectContrastInDarkMode, test, toastIn } from './app.ts';
import { fillDay } from './date-fields.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

const readCreated = async (reply: APIResponse): Promise<{ id: number }> => {
  expect([200, 201], await reply.text()).toContain(reply.status());
  return reply.json();
};

/** Publishes the consent texts and creates a child of eight with two parents and an upcoming appointment. */
async function createFamily(request: APIRequestContext, name: string) {
  const published = (await (await request.get('/api/staff/consent-texts')).json()) as { kind: string }[];
  for (const kind of ['minors', 'data'].filter((each) => !published.some((one) => one.kind === each))) {
    const body = 'Un texto que dice con calma qué se hace, para qué, quién lo lee y cómo se retira.';
    await readCreated(
      await request.post('/api/staff/consent-texts', { data: { kind, title: `Sobre ${kind}`, body } }),
    );
  }
  const birthDate = `${new Date().getFullYear() - 8}-01-02`;
  const { id } = await readCreated(
    await request.post('/api/staff/people', { data: { fullName: name, birthDate } }),
  );
  const rights = { mayBook: true, pays: true, getsNotices: true, mayAskForRecord: true, hasNoContact: false };
  for (const fullName of [`Laia ${name}`, `Jan ${name}`])
    await readCreated(
      await request.post(`/api/staff/people/${id}/guardians`, { data: { person: { fullName }, rights } }),
    );
  return id;
}

test("a parent signs on the clinic's screen, which returns locked; the therapist proceeds with a written reason", async ({
  page,
  browser,
  freeDay,
  expectRefusal,
}) => {
  expectRefusal(423, 'perhaps');
  const name = `Pol ${randomBytes(4).toString('hex')}`;
  await signInAsDirector(page.request);
  const id = await createFamily(page.request, name);
  const { id: visit } = await readCreated(
    await page.request.post('/api/staff/appointments', {
      data: {
        patientId: id,
        professionalId: 2,
        type: 'child',
        outsideHours: true,
        minutes: 30,
        startsAt: `${freeDay.day}T06:15:00.000Z`,
      },
    }),
  );
  expect(visit).toBeGreaterThan(0);

  const otherTab = await page.context().newPage();
  // The deferred requests behind the 'Bandeja' badge finish before the lock, or they would be refused.
  const counted = ['chat/threads', 'contact?show=open', 'evaluations'].map((path) =>
    otherTab.waitForResponse((reply) => reply.url().endsWith(`/api/staff/${path}`)),
  );
  await visitPanel(otherTab, '/staff/documentos');
  await Promise.all(counted);
  await visitPanel(page, `/staff/personas?persona=${id}&apartado=documentos`);
  const card = page.getByRole('region', { name: 'Consentimientos' });
  await expect(card.getByText('Faltan por firmar')).toContainText('0 firmas de 2');
  await expectScreenSound(page, { lowestPx: 36 });
  await card.getByRole('button', { name: 'Pedir firma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pedir firma' });
  await dialog.getByLabel('Firmar aquí').check();
  await expectContrastInDarkMode(page);
  await dialog.getByRole('button', { name: 'Bloquear y abrir el documento' }).click();

  // The handed-over device shows a text and a name, and nothing of the panel.
  await expect(page.getByRole('heading', { level: 1, name: 'Leer y firmar' })).toBeVisible();
  expect(page.url()).toMatch(/\/firmar$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Pantalla bloqueada');
  await expectScreenSound(page);
  await expectContrastInDarkMode(page);
  for (const box of await page.getByLabel(/^Lo he leído/).all()) await box.check();
  await page.getByLabel('Tu nombre y apellidos').fill(`Laia ${name}`);
  await page.getByRole('button', { name: 'Firmar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gracias, ya está firmado');
  await page.getByRole('link', { name: 'Devolver a la clínica' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pantalla bloqueada');
  await page.goto(`/staff/personas?persona=${id}&apartado=documentos`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pantalla bloqueada');
  await expect(page.getByText(name)).toHaveCount(0);

  const desk = await browser.newContext();
  await signInAsDirector(desk.request);
  const panel = await desk.newPage();
  await visitPanel(panel, '/staff/agenda');
  await fillDay(panel.getByLabel('Ir a un día'), freeDay.day);
  // Toasts are announced within a dialog, even if their region was mounted before.
  await panel.keyboard.press('Tab');
  await panel.locator('[data-toasts]').waitFor({ state: 'attached' });
  await panel
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  const hour = panel.getByRole('dialog', { name });
  await expect(hour.getByText('Faltan firmas', { exact: true })).toBeVisible();
  await expect(hour.getByRole('button', { name: 'Pedir firma' })).toBeVisible();
  await expect(hour.getByText('1 firma de 2').first()).toBeVisible();
  await hour.getByRole('button', { name: 'Seguir sin firma…' }).click();
  await hour.getByRole('button', { name: 'Anotar este motivo' }).click();
  await expect(hour.getByText('una frase basta', { exact: false })).toBeVisible();
  await hour
    .getByLabel('Por qué sigues sin la firma')
    .fill('El padre firma esta tarde, lo ha dicho por teléfono.');
  await hour.getByRole('button', { name: 'Anotar este motivo' }).click();
  await expect(toastIn(panel)).toContainText('Anotado');
  await expect(hour.getByText('Faltan firmas, y se sigue')).toBeVisible();

  // The father brings a paper consent, recorded with its scan, which can be opened.
  await visitPanel(panel, `/staff/personas?persona=${id}&apartado=documentos`);
  const again = panel.getByRole('region', { name: 'Consentimientos' });
  await expect(again.getByText('Faltan por firmar')).toContainText('1 firma de 2');
  await again.getByRole('button', { name: 'Pedir firma' }).click();
  const asking = panel.getByRole('dialog', { name: 'Pedir firma' });
  await asking.getByLabel('Quién firma').selectOption({ label: `Jan ${name}` });
  await asking.getByLabel('Anotar una firma en papel').check();
  await asking.getByLabel('Nombre que figura en el papel').fill(`Jan ${name}`);
  await fillDay(asking.getByLabel('Día de la firma'), '2026-01-12');
  await asking.getByLabel('Quién lo ha visto').fill('Recepción');
  await asking.getByLabel('Dónde está guardado').fill('Carpeta azul');
  const paper = Buffer.from(`%PDF-1.4\n% ${name}\ntrailer << >>\n%%EOF\n`);
  const scan = { name: 'firma.pdf', mimeType: 'application/pdf', buffer: paper };
  await asking.getByLabel('El papel escaneado').setInputFiles(Array(maxPages + 1).fill(scan));
  await expect(asking.getByText(/^Como mucho/)).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Anotar la firma' })).toBeDisabled();
  await expectScreenSound(panel, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(panel);
  await asking.getByLabel('El papel escaneado').setInputFiles(scan);
  await asking.getByRole('button', { name: 'Anotar la firma' }).click();
  await expect(toastIn(panel)).toContainText('Firma en papel anotada');
  await expect(again.getByText('Están las firmas que se piden.')).toBeVisible();
  const link = again.getByRole('link', { name: `El papel (PDF) de Jan ${name}` }).first();
  const read = await desk.request.get((await link.getAttribute('href')) ?? '');
  expect(await read.body()).toEqual(paper);
  await again
    .getByRole('button', { name: `Cambiar el archivo de Jan ${name}` })
    .first()
    .click();
  await expect(panel.getByRole('dialog', { name: `El papel que firmó Jan ${name}` })).toBeVisible();
  await expectScreenSound(panel, { widths: [390, 768, 1280], lowestPx: 36 });
  await expectContrastInDarkMode(panel);
  await desk.close();
});
