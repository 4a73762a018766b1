import { expect, type Locator } from '@playwright/test';
import { formatDayText } from '#design/fields/date-text.ts';

/** Fills a date field as a person does: dd/mm/aaaa, or on a touch screen through the device's picker. */
export async function fillDay(field: Locator, day: string): Promise<void> {
  const isNative = (await field.getAttribute('type')) === 'date';
  await field.fill(isNative ? day : formatDayText(day));
}

/** The field shows the day as dd/mm/aaaa. */
export const expectDay = (field: Locator, day: string): Promise<void> =>
  expect(field).toHaveValue(formatDayText(day));
