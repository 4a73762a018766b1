import { randomBytes } from 'node:crypto';
import { expect, expectContrastInDarkMode, test, toastIn, visit } from './app.ts';
import { waitForLetter } from './letters.ts';
import { expectScreenSound } from './screen-checks.ts';
import { signInAsDirector, visitPanel } from './staff.ts';

test.use({ viewport: { width: 360, height: 740 } });

const reply = 'Hay sitio el jueves por la tarde.';

test('an error of the server is not called a lost connection, and the message stays in the form', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(500);
  await page.route('/api/contact', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visit(page, '/contact?asunto=couples');
  await page.getByLabel('Tu nombre').fill('Ona');
  await page.getByLabel('Correo electrónico').fill('ona@example.org');
  await page.getByLabel('Tu mensaje').fill('¿Tenéis hora para dos?');
  await page.getByLabel(/^He leído el aviso/).check();
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'No se ha enviado' });
  await expect(notice).toContainText('Es un fallo nuestro, no de tu conexión.');
  await expect(notice).not.toContainText('Puede ser la conexión');
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('¿Tenéis hora para dos?');
  await expectScreenSound(page);
});

test('a question about couples therapy sent from a phone is answered from the inbox by e-mail', async ({
  page,
  browser,
}) => {
  const name = `Ona ${randomBytes(4).toString('hex')}`;
  const email = `${name.replace(' ', '.').toLowerCase()}@example.org`;
  await visit(page, '/psychology-services');
  await page.getByRole('link', { name: 'Preguntar por la terapia de pareja' }).click();
  await expect(page).toHaveURL('/contact?asunto=couples#escribenos');
  await expect(page.getByRole('region', { name: 'Escríbenos' })).toContainText(
    'contestamos de lunes a viernes',
  );
  await expect(page.getByLabel('De qué se trata')).toHaveValue('couples');
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByText('Déjanos un correo o un teléfono para poder contestarte')).toBeVisible();
  await expectScreenSound(page);
  await page.getByLabel('Tu nombre').fill(name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Tu mensaje').fill('¿Tenéis hora para dos?');
  await page.getByLabel(/^He leído el aviso/).check();
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Tu mensaje ha llegado' })).toBeFocused();
  await expectScreenSound(page);
  await expectContrastInDarkMode(page);
  expect((await waitForLetter(page.request, email, 'Hemos recibido tu mensaje')).text).not.toContain(
    'hora para dos',
  );

  const desk = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signInAsDirector(desk.request);
  await visitPanel(desk, '/staff');
  await expect(desk.getByRole('link', { name: /espera(n)? en la bandeja/ })).toBeVisible();
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /Bandeja/ })
    .click();
  await desk.getByRole('list', { name: 'Bandeja' }).getByRole('link', { name }).click();
  const message = desk.getByRole('article', { name });
  await expect(message).toContainText('¿Tenéis hora para dos?');
  await message.getByRole('button', { name: 'Me encargo yo' }).click();
  await expect(message).toContainText('Te encargas tú.');
  await expectScreenSound(desk, { lowestPx: 36 });
  await message.getByLabel('Tu respuesta').fill(reply);
  await message.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(toastIn(desk)).toContainText('La respuesta está en camino');
  await expect(message.getByRole('list', { name: 'Respuestas' })).toContainText(reply);
  expect((await waitForLetter(page.request, email, 'Respuesta de Clínica Onyar')).text).toContain(reply);
  await expectScreenSound(desk, { lowestPx: 36 });
  await expectContrastInDarkMode(desk);
  await desk.close();
});

test('a person who leaves only a phone is called, and the call is recorded', async ({ page }) => {
  const name = `Pau ${randomBytes(4).toString('hex')}`;
  const sent = await page.request.post('/api/contact', {
    data: { name, phone: '600 000 001', subject: 'referral', message: 'Llamadme, por favor.', privacy: true },
  });
  expect(sent.status()).toBe(201);
  await signInAsDirector(page.request);
  await visitPanel(page, '/staff/bandeja');
  await page.getByRole('list', { name: 'Bandeja' }).getByRole('link', { name }).click();
  const message = page.getByRole('article', { name });
  await expect(message.getByRole('link', { name: '600 000 001' })).toHaveAttribute(
    'href',
    'tel:+34600000001',
  );
  await message.getByLabel('Qué habéis hablado').fill('Le llamamos: pide neurología.');
  await message.getByRole('button', { name: 'Apuntar la llamada' }).click();
  await expect(message.getByRole('list', { name: 'Respuestas' })).toContainText('por teléfono');
});

test('a message that cannot be sent keeps its text and is sent by the next press', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(429);
  await visit(page, '/contact?asunto=other#escribenos');
  await page.getByLabel('Tu nombre').fill('Ona');
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('600 000 001');
  await page.getByLabel('Tu mensaje').fill('Hola');
  await page.getByLabel(/^He leído el aviso/).check();
  const body = JSON.stringify({ message: 'Espera un poco.', code: 'too_many' });
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, body }), { times: 1 });
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByRole('alert')).toContainText('Espera un poco.');
  await expect(page.getByLabel('Tu mensaje')).toHaveValue('Hola');
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByRole('heading', { name: 'Tu mensaje ha llegado' })).toBeVisible();
});

test('interest in a future therapy is sent without typing its name', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Avisadme cuando empiece' }).last().click();
  await expect(page).toHaveURL('/contact?asunto=therapies#escribenos');
  await expect(page.getByLabel('De qué se trata')).toHaveValue('therapies');
  await expect(page.getByLabel('Tu mensaje')).toHaveValue(
    'Avisadme cuando empiece: Terapia Transcraneal (tDCS). ',
  );
});
