import type { Page } from 'playwright-core';

/**
 * The twelve screens by which a small phone is judged, and six more: the overlays of a first visit, and the
 * screens of a user with a plan.
 */
export const comparedScreens = [
  ...['landing', 'sign-in', 'sign-up', 'found-hour', 'booking', 'paying', 'paid', 'profile'],
  ...['plans', 'chat', 'wellbeing', 'emergency'],
  ...['cookie-notice', 'menu', 'buying', 'my-plan', 'by-session', 'own-chat'],
] as const;
export type ComparedScreen = (typeof comparedScreens)[number];

type Take = (screen: ComparedScreen) => Promise<unknown>;
type Walk = (page: Page, take: Take) => Promise<void>;

/**
 * Walks through the screens as a user does, in three parts of one visit. Older versions of the site run the
 * same walks; where their texts differ, the rest of that walk is skipped and the next one starts anew.
 * @param username of a new account
 */
export const createWalks = (username: string): readonly Walk[] => [
  walkAsVisitor,
  (page, take) => bookAndPay(page, take, username),
  buyPlan,
];

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

/** Public screens; the cookie notice first, then answered. */
async function walkAsVisitor(page: Page, take: Take): Promise<void> {
  await open(page, '/');
  await take('cookie-notice');
  await page.getByRole('button', { name: 'Rechazar todas' }).click();
  for (const [screen, path] of [
    ['landing', '/'],
    ['plans', '/plans'],
    ['chat', '/chat'],
    ['wellbeing', '/selfcare'],
    ['sign-in', '/auth'],
  ] as const) {
    await open(page, path);
    await take(screen);
  }
  await open(page, '/auth?redirect=appointments');
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await take('sign-up');
  await open(page, '/');
  await page.getByRole('button', { name: /^Menú/ }).click();
  await take('menu');
  await open(page, '/');
  await page
    .getByRole('button', { name: /[Ee]mergencia|[Aa]yuda urgente/ })
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
  await take('emergency');
}

/** An invented patient books and pays, from the slot to the appointment card in the profile. */
async function bookAndPay(page: Page, take: Take, username: string): Promise<void> {
  const person = { username, password: 'tres gats al balcó', email: `${username}@example.org` };
  await page.request.post('/api/register', { data: person });
  await open(page, '/appointments');
  const chosen = page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ });
  await chosen.waitFor({ state: 'attached' });
  await take('found-hour');
  await chosen.evaluate((hour) => hour.closest('ul, fieldset, div')?.scrollIntoView({ block: 'center' }));
  await take('booking');
  await page
    .getByRole('button', { name: /^Reservar (esta hora|Consulta)$/ })
    .filter({ visible: true })
    .first()
    .click();
  const paying = page.getByRole('dialog', { name: /^Paga/ });
  await paying.getByRole('button', { name: /PayPal/ }).waitFor();
  await take('paying');
  await payWithWallet(page);
  // The page navigates by itself after two seconds.
  await page.getByRole('heading', { name: 'Tu cita está confirmada' }).waitFor();
  await take('paid');
  await page.waitForURL('**/dashboard');
  await open(page, '/dashboard');
  await page.getByRole('listitem').filter({ hasText: 'Pagada' }).waitFor();
  await take('profile');
}

/** The same patient buys a plan and sees its benefits. */
async function buyPlan(page: Page, take: Take): Promise<void> {
  await open(page, '/plans');
  await page.getByRole('button', { name: 'Suscribirme al plan Intensivo' }).click();
  await page
    .getByRole('dialog', { name: /^Paga/ })
    .getByRole('button', { name: /PayPal/ })
    .waitFor();
  await take('buying');
  await payWithWallet(page);
  await page.getByRole('dialog', { name: 'Suscripción activada' }).waitFor();
  await open(page, '/dashboard#subscriptions');
  await page.getByRole('listitem').filter({ hasText: 'Plan Intensivo' }).waitFor();
  await take('my-plan');
  await open(page, '/appointments');
  await page.getByRole('radio', { checked: true, name: /\d\d:\d\d/ }).waitFor({ state: 'attached' });
  await take('by-session');
  await open(page, '/chat');
  await take('own-chat');
}

async function payWithWallet(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: /^Paga/ })
    .getByRole('button', { name: /PayPal/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Pagar con/ })
    .getByRole('button', { name: 'Pagar ahora' })
    .click();
}
