import type { Page } from '@playwright/test';
import { expect, toastIn } from './app.ts';

/** Fields in order, with input and expected error. */
export async function expectSentences(page: Page, wrong: [field: string, typed: string, sentence: string][]) {
  for (const [field, typed] of wrong) await page.getByLabel(field, { exact: true }).fill(typed);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Iniciar Sesión|Registrarse)$/ })
    .click();
  for (const [field, typed, sentence] of wrong) {
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveValue(typed);
  }
  await expect(page.getByLabel(wrong[0]?.[0] ?? '', { exact: true })).toBeFocused();
  await expect(toastIn(page)).toHaveCount(0);
}

/** The error is at the focused field and nowhere else. */
export async function expectRefusedAtField(page: Page, field: string, sentence: string) {
  const control = page.getByLabel(field, { exact: true });
  await expect(control).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(control).toBeFocused();
  // Checks immediately; a toast would vanish by itself.
  expect(await page.getByText(sentence).count()).toBe(1);
  expect(await toastIn(page).count()).toBe(0);
}

export async function expectRefused(page: Page, title: string, sentence: string) {
  await expect(toastIn(page)).toContainText(title);
  await expect(toastIn(page)).toContainText(sentence);
  await expect(page).toHaveURL('/auth');
}
