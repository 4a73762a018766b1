import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { toastIn } from './app.ts';

export type Person = { username: string; password: string; fullName: string };

/** A new, unique person. */
export const newPerson = (): Person => ({
  username: `persona-${randomBytes(5).toString('hex')}`,
  password: 'casa-de-paper-7',
  fullName: 'Montse Vila Roca',
});

/** A unique address per person. */
export const emailOf = ({ username }: Person): string => `${username}@example.org`;

/** Registers on the open sign-in page, and leaves the e-mail to be verified later. */
export async function register(page: Page, person = newPerson()): Promise<Person> {
  await fillRegistration(page, person);
  await page.getByRole('link', { name: 'Más tarde' }).click();
  await expect(page).not.toHaveURL(/\/verify-email/);
  return person;
}

/** Registers on the open sign-in page, up to the page that asks for the code. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  await page.getByLabel('Nombre de usuario').fill(person.username);
  await page.getByLabel('Nombre completo').fill(person.fullName);
  await page.getByLabel('Correo electrónico').fill(emailOf(person));
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar contraseña').fill(person.password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await page.waitForURL(/\/verify-email/);
}

/** The latest code sent to an address, as the demonstration shows it. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  const messages = (await (await request.get('/api/demo/outbox')).json()) as { to: string; text: string }[];
  return /\d{6}/.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0] ?? 'none';
}

/** Fills in and submits the open sign-in page. */
export async function fillSignIn(page: Page, { username, password }: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Iniciar Sesión' }).click();
  await page.getByLabel('Nombre de usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await fillSignIn(page, person);
  await toastIn(page).waitFor();
  await expect(toastIn(page)).toContainText('¡Bienvenido!');
}

/** Opens an account over HTTP; with `page.request` it is signed in on the page. */
export async function openAccount(
  request: APIRequestContext,
  fields: Record<string, string> = {},
): Promise<Person> {
  const person = { ...newPerson(), ...fields };
  expect((await request.post('/api/register', { data: person })).status()).toBe(201);
  return person;
}

/** Books with the director over HTTP. Returns the appointment's id. */
export async function bookByApi(
  request: APIRequestContext,
  date: string,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const data = { type: 'office', professionalId: 1, date, ...fields };
  const reply = await request.post('/api/appointments', { data });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

/** Eight random letters. Digits would be searched as a telephone number, or read as a day. */
export const newMark = (): string =>
  Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
