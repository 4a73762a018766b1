import type { Page } from '@playwright/test';
import { expect, toastOf } from './house.ts';

/** Fields in the order of the page, what is typed, and the sentence that follows. */
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
  await expect(toastOf(page)).toHaveCount(0);
}

/** The sentence stands at the field, which has the focus, and nowhere else. */
export async function expectRefusedAtField(page: Page, field: string, sentence: string) {
  const control = page.getByLabel(field, { exact: true });
  await expect(control).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(control).toBeFocused();
  // Now, and not once a toast would have gone by itself.
  expect(await page.getByText(sentence).count()).toBe(1);
  expect(await toastOf(page).count()).toBe(0);
}

export async function expectRefused(page: Page, title: string, sentence: string) {
  await expect(toastOf(page)).toContainText(title);
  await expect(toastOf(page)).toContainText(sentence);
  await expect(page).toHaveURL('/auth');
}
