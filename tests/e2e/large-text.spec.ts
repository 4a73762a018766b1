import { expect, test, visit } from './house.ts';
import { doubleText, sidewaysScroll } from './soundness.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the numbers to call fit their buttons with text twice as large', async ({ page }) => {
  await doubleText(page);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'SOS, teléfonos de emergencia' }).click();
  const calls = page.getByRole('dialog').getByRole('link', { name: /^Llamar a/ });
  await expect(calls).toHaveCount(5);
  const tooWide = await calls.evaluateAll((links) =>
    links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
  expect(await sidewaysScroll(page), 'what scrolls sideways').toEqual([]);
  // Each can be reached and pressed, also the last.
  for (const call of await calls.all()) await call.click({ trial: true });
});
