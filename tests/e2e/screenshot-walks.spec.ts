import { type ComparedScreen, comparedScreens, createWalks } from '../../scripts/screenshots/walk.ts';
import { expect, test } from './app.ts';
import { bookInsteadOfChosen } from './paying.ts';
import { newPerson } from './people.ts';

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

test('every screen of the before-and-after sheet can be reached', async ({ page, freeDay }) => {
  await bookInsteadOfChosen(page, freeDay.startsAt('16:00'));
  const reached = new Set<ComparedScreen>();
  for (const walk of createWalks(newPerson().username))
    await walk(page, async (screen) => reached.add(screen));
  expect(reached).toEqual(new Set(comparedScreens));
});
