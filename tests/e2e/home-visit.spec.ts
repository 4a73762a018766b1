import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, toastIn, visit } from './app.ts';
import { openAccount } from './people.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Reservar Consulta' }).click();

const refusals = [
  {
    name: 'an address out of reach',
    address: 'Plaça Major 1, Vic',
    seen: /Vic queda a \d+ km, fuera de nuestros 25\skm/,
    refused: /Vic queda fuera de nuestro radio de 25 km. Elige otra modalidad o llámanos/,
  },
  {
    name: 'an address in an unknown municipality',
    address: 'Calle Mayor 1, Vetusta',
    seen: /No reconocemos el municipio. Escríbelo al final o llámanos/,
    refused: /No reconocemos el municipio. Escríbelo al final de la dirección o llámanos/,
  },
];

test('a home visit requires a reachable address, refused while typing and on submission; it completes the municipality', async ({
  page,
  expectRefusal,
}) => {
  expectRefusal(400);
  await openAccount(page.request);
  await visit(page, '/appointments');
  await expect(page.getByRole('radio', { name: 'elegida' })).toBeChecked();
  await page.getByRole('radio', { name: 'Consulta a domicilio' }).check();
  await test.step('no address', async () => {
    await send(page);
    const sentence = 'Para consultas a domicilio, por favor proporciona una dirección válida';
    await expect(toastIn(page)).toContainText('Revisa tu reserva');
    await expect(toastIn(page)).toContainText(sentence);
    await expect(page.getByLabel('Dirección')).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(page.getByLabel('Dirección')).toBeFocused();
    await expectAccessible(page);
  });
  for (const { name, address, seen, refused } of refusals)
    await test.step(name, async () => {
      await page.getByLabel('Dirección').fill(address);
      await page.getByLabel('Notas').focus();
      await expect(page.getByRole('status').filter({ hasText: seen })).toBeVisible();
      await send(page);
      await expect(toastIn(page)).toContainText('Error al crear la cita');
      // The error is at its field and nowhere else.
      await expect(toastIn(page)).toContainText(
        'Verifica que todos los campos estén correctamente completados.',
      );
      await expect(page.getByLabel('Dirección')).toHaveAccessibleDescription(refused);
      await expect(page.getByText(refused)).toHaveCount(1);
      await expect(page.getByText(seen)).toHaveCount(0);
      await expect(page.getByLabel('Dirección')).toHaveValue(address);
      // The next toast must be a new one.
      await toastIn(page).getByRole('button', { name: 'Cerrar' }).click();
      await expect(toastIn(page)).toHaveCount(0);
    });
  await test.step('an address that fits two municipalities offers both', async () => {
    await page.getByLabel('Dirección').fill('Carrer Major 3, Sant Boi');
    await expect(
      page.getByRole('status').filter({ hasText: '¿En qué municipio es? Elige uno.' }),
    ).toBeVisible();
    const choices = page.getByRole('list', { name: 'Municipios posibles' }).getByRole('button');
    await expect(choices).toHaveText([
      /Sant Boi de Llobregat a \d+ km/,
      /Sant Boi de Lluçanès fuera de alcance/,
    ]);
    await expectAccessible(page);
    await choices.first().click();
    await expect(page.getByLabel('Dirección')).toHaveValue('Carrer Major 3, Sant Boi de Llobregat');
    await expect(page.getByLabel('Dirección')).toBeFocused();
    await expect(page.getByText(/Vamos a Sant Boi de Llobregat/)).toBeVisible();
    await expect(choices).toHaveCount(0);
  });
  await test.step('a postal code and a former name are enough', async () => {
    await page.getByLabel('Dirección').fill('Calle Nueva 1, 17190');
    await expect(page.getByText(/Vamos a Salt/)).toBeVisible();
    await page.getByLabel('Dirección').fill('Rambla 2, Tarrasa');
    await expect(page.getByText(/Vamos a Terrassa/)).toBeVisible();
  });
  await test.step('the address completes its municipality', async () => {
    await page.getByLabel('Dirección').fill('Carrer Major 5, Sal');
    await page.getByRole('option', { name: /^Salt a \d+ km$/ }).click();
    await expect(page.getByLabel('Dirección')).toHaveValue('Carrer Major 5, Salt');
    await expect(page.getByText(/Vamos a Salt/)).toBeVisible();
  });
});
