import { clinic } from '#config';
import { expect, test, visit } from './house.ts';
import { expectSound } from './soundness.ts';

const tabs = ['Actividades', 'Recomendaciones', 'Alertas', 'Recursos'];

test.describe('at every width', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('every other part of the guide is sound', async ({ page }) => {
    await visit(page, '/selfcare');
    await expect(page).toHaveTitle(`Guía de bienestar · ${clinic.name}`);
    for (const tab of tabs.slice(1)) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expectSound(page);
    }
  });
});

test('somebody finds an exercise for the body and reads its steps', async ({ page }) => {
  await visit(page, '/selfcare');
  await expect(page.getByText('no sustituye a ningún tratamiento')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'actividades' })).toHaveText('16 actividades');
  await page.getByRole('radio', { name: 'Calmar el cuerpo' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'actividades' })).toHaveText('4 actividades');
  await expect(page.getByRole('heading', { name: 'Ordenar la cabeza' })).toBeHidden();
  const exercise = page.getByRole('group').filter({ hasText: 'Respirar más despacio' });
  await expect(exercise.getByText('Suéltalo poco a poco')).toBeHidden();
  await exercise.getByText('Ver los pasos').click();
  await expect(exercise.getByText('Suéltalo poco a poco')).toBeVisible();
  await expect(exercise.getByRole('heading', { name: 'Para qué sirve' })).toBeVisible();
});

test('an address leads straight to the signs, where the numbers to call stand first', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/selfcare#alerts');
  const heading = page.getByRole('heading', { name: 'Cuándo pedir ayuda' });
  await expect(heading).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Alertas' });
  const numbers = panel.getByRole('region', { name: 'Si no puede esperar' }).getByRole('link');
  await expect(numbers).toHaveText(['112', '024']);
  await expect(numbers.first()).toHaveAttribute('href', 'tel:112');
  await expect(numbers.last()).toHaveAttribute('href', 'tel:024');
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(numbers.last()).toBeInViewport({ ratio: 1 });
  for (const grade of ['Para observar', 'Para pedir cita', 'Para llamar ahora'])
    await expect(panel.getByRole('heading', { name: grade })).toBeVisible();
  await panel.getByRole('link', { name: 'Pedir cita' }).click();
  await expect(page).toHaveURL('/appointments');
});

test('every telephone of the clinic dials its number without spaces', async ({ page }) => {
  await visit(page, '/selfcare');
  await page.getByRole('tab', { name: 'Recursos' }).click();
  for (const { phone, name } of clinic.emergencyContacts)
    await expect(
      page.getByRole('tabpanel').getByRole('link', { name: `Llamar al ${phone}, ${name}` }),
    ).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
});

test('the guide is read by keyboard alone', async ({ page }) => {
  await visit(page, '/selfcare');
  await page.getByRole('tab', { name: 'Actividades' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Dónde apoyarte' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.getByRole('radio', { name: 'Todo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Calmar el cuerpo' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Siéntate con la espalda apoyada')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole guide stands in one page, and its exercises unfold', async ({ page }) => {
    await page.goto('/selfcare');
    for (const title of [
      'Una cosa pequeña para hoy',
      'Lo que sostiene cada día',
      'Cuándo pedir ayuda',
      'Dónde apoyarte',
    ])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByText('Volver con los cinco sentidos').click();
    await expect(page.getByText('Busca cinco cosas que ves')).toBeVisible();
  });
});
