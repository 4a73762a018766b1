import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { expect, expectAccessible, test, visit } from './app.ts';

const services = [
  'Infancia',
  'Adolescencia',
  'Adultos',
  'Personas mayores',
  'Psicología forense en accidentes de tráfico',
];

test('shows five services with objectives and modality, an external link for the expert reports, and a way to write to the clinic', async ({
  page,
}) => {
  await visit(page, '/psychology-services');
  await expect(page).toHaveTitle(`Servicios de psicología · ${clinicContact().name}`);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(services);
  await expect(cards.first()).toContainText('A partir de 4 años y medio');
  await expect(cards.nth(3)).toContainText('También en casa, según disponibilidad');
  for (const name of services) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('heading', { name: 'Objetivos' })).toBeHidden();
    await card.getByText('Objetivos y modalidad').focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Objetivos' })).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Modalidad' })).toBeVisible();
    await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(3);
  }
  await expectAccessible(page);
  const reports = page.getByRole('link', { name: 'Ver informes periciales (se abre en otra pestaña)' });
  await expect(reports).toHaveAttribute('href', clinicSettings().expertReportsUrl);
  await expect(reports).toHaveAttribute('target', '_blank');
  await expect(reports).toHaveAttribute('rel', 'noopener noreferrer');
  await page.getByRole('main').getByRole('link', { name: 'Contactar' }).click();
  await expect(page).toHaveURL('/contact');
});

test('links three referrals to the contact form, describes three therapies and leads to booking', async ({
  page,
}) => {
  await visit(page, '/multidisciplinary-approach');
  await expect(page).toHaveTitle(`Enfoque multidisciplinar · ${clinicContact().name}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Medicina de familia',
    'Psiquiatría',
    'Neurología',
    'Estimulación magnética',
    'Neurofeedback',
    'Terapia asistida',
  ]);
  await main.getByRole('link', { name: 'Reservar cita' }).first().click();
  await expect(page).toHaveURL('/appointments');
  await page.goBack();
  const referral = main.getByRole('link', { name: 'Solicitar derivación', exact: true });
  await expect(referral).toHaveCount(3);
  await referral.nth(1).click();
  await expect(page).toHaveURL('/contact?asunto=referral#escribenos');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('objectives and modality still unfold', async ({ page }) => {
    await page.goto('/psychology-services');
    const card = page.getByRole('article').first();
    await card.getByText('Objetivos y modalidad').click();
    await expect(card.getByRole('heading', { name: 'Modalidad' })).toBeVisible();
  });
});
