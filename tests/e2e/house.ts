import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { type FreeDay, findFreeDay } from './calendar.ts';

export { expect };

/**
 * For what moves, for the measuring of pages and for the two great journeys: everything else asks for less motion
 * (playwright.config.ts).
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * A failed request that a journey is meant to meet: its status, or the network's own word. The browser logs each one,
 * and our code cannot keep it from doing so.
 */
type Refusal = number | 'ERR_FAILED' | 'ERR_CONNECTION_RESET' | 'ERR_INTERNET_DISCONNECTED' | 'TypeError';

type House = {
  /**
   * Allows the browser to log a failed request; the test fails as well when none comes. 'perhaps' where that depends on what is
   * under way at that moment: whatever a page still asks as its screen is locked is refused.
   */
  expectRefusal: (refusal: Refusal, how?: 'surely' | 'perhaps') => void;
  /** A working day more than a week ahead, wholly free, that no other running test chooses. */
  freeDay: FreeDay;
};

/**
 * Playwright's test, in a house where nothing may go wrong unseen: a warning or an error on the console, an error on the
 * page, or a request to anybody else fails the test.
 */
export const test = base.extend<House>({
  expectRefusal: [
    async ({ context, baseURL }, use, testInfo) => {
      const complaints: string[] = [];
      const allowed = new Set<Refusal>();
      const expected = new Set<Refusal>();
      const met = new Set<Refusal>();
      context.on('console', (message) => {
        if (!['warning', 'error', 'assert'].includes(message.type())) return;
        const refusal = [...allowed].find((reason) => isRefusal(message.text(), reason));
        if (refusal === undefined) complaints.push(`console: ${message.text()} ${message.location().url}`);
        else met.add(refusal);
      });
      context.on('weberror', (error) => complaints.push(`page: ${error.error()}`));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && origin !== baseURL) complaints.push(`request: ${request.url()}`);
      });
      await use((refusal, how = 'surely') => {
        allowed.add(refusal);
        if (how === 'surely') expected.add(refusal);
      });
      expect(complaints, 'complaints of the browser').toEqual([]);
      if (testInfo.status === 'passed')
        expect(
          [...expected].filter((refusal) => !met.has(refusal)),
          'refusals not met',
        ).toEqual([]);
    },
    { auto: true },
  ],
  freeDay: async ({ request }, use, { parallelIndex, config }) => {
    await use(await findFreeDay(request, parallelIndex, config.workers));
  },
});

const isRefusal = (line: string, reason: Refusal) =>
  (reason === 'TypeError' || line.startsWith('Failed to load resource:')) && line.includes(String(reason));

/**
 * Opens a page and waits until it is alive: only then it says who is there, and hears what is pressed. `waitFor`, here and where
 * the suite waits most: `expect` describes the whole page in words each time that something is not there yet.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const banner = page.getByRole('banner');
  const somebody = banner.getByRole('button', { name: /^Tu cuenta/ });
  await banner.getByRole('link', { name: 'Iniciar Sesión' }).or(somebody).waitFor();
}

/**
 * From here on only the test moves the page's clock, which goes a second on. Where a busy machine takes longer than that to say
 * so, the second is over and the browser refuses; the clock stands then, and is asked once more.
 */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();

/** Makes the server's time the page's: for tests that move the page's clock and want time itself to pass. Before `goto`. */
export const serverFollowsPageClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? new Date().toUTCString() : get.call(this, name);
    };
  });

/** A dialog hears Escape once it has taken the focus: on a busy machine that is later than it is seen. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await dialog.locator(':focus').waitFor();
  await dialog.page().keyboard.press('Escape');
}

/** Waits until what moves has arrived: a dialog that is still fading in has colours that nobody chose. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Holds the page, with whatever is open in it, against every rule that axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  // Documents of ours hold no frames; the test says so, or it would overlook what stands in one.
  expect(page.frames(), 'frames').toHaveLength(1);
  const violations = await askAxe(page);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  expect(found, 'barriers').toEqual([]);
}

/**
 * By night: the one rule of axe whose answer changes with the colours. The page is then by day again.
 * Every other rule has been asked before.
 */
export async function expectContrastAtNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  const violations = await askAxe(page, ['color-contrast']);
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`),
  );
  expect(found, 'too faint by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The toast on the screen: there is never more than one. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem');

/** Keeps what fits from arriving until it is let go. @returns lets it go */
export async function hold(page: Page, what: RegExp) {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}
