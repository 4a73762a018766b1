import { type SheetScreen, sheetScreens, walksOf } from '../../scripts/screenshots/walk.ts';
import { expect, test } from './house.ts';
import { bookInstead } from './paying.ts';
import { somebody } from './people.ts';

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

test('every screen of the before-and-after sheet can be reached', async ({ page, freeDay }) => {
  await bookInstead(page, freeDay.startsAt('16:00'));
  const reached = new Set<SheetScreen>();
  for (const walk of walksOf(somebody().username)) await walk(page, async (screen) => reached.add(screen));
  expect(reached).toEqual(new Set(sheetScreens));
});
