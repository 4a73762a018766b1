import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';
import { type FreeDay, findFreeDay } from './calendar.ts';

export { expect };

/**
 * For animations, page measurements and the two main journeys; all others use reduced motion (playwright.config.ts).
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * An expected failed request: its status or the network error. The browser logs each one, which code cannot prevent.
 */
type Refusal = number | 'ERR_FAILED' | 'ERR_CONNECTION_RESET' | 'ERR_INTERNET_DISCONNECTED' | 'TypeError';

type AppFixtures = {
  /**
   * Permits a logged failed request; the test also fails if none occurs. 'perhaps' if that depends on timing, such as
   * requests of a page being locked.
   */
  expectRefusal: (refusal: Refusal, how?: 'surely' | 'perhaps') => void;
  /** A working day more than a week ahead, entirely free and not used by other tests. */
  freeDay: FreeDay;
};

/**
 * Playwright's test with strict checks: console warnings and errors, page errors and requests to other hosts fail it.
 */
export const test = base.extend<AppFixtures>({
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
  freeDay: async ({ request }, use) => {
    await use(await findFreeDay(request));
  },
});

const isRefusal = (line: string, reason: Refusal) =>
  (reason === 'TypeError' || line.startsWith('Failed to load resource:')) && line.includes(String(reason));

/**
 * Opens a page and waits for hydration. Uses `waitFor`, because `expect` serializes the whole page on every failed
 * poll.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const banner = page.getByRole('banner');
  const somebody = banner.getByRole('button', { name: /^(Tu|El teu) (cuenta|compte)/ });
  await banner
    .getByRole('link', { name: /^Inicia(r Sesión| sessió)$/ })
    .or(somebody)
    .waitFor();
}

/**
 * Pauses the page's clock a second ahead. If the machine is slower than that, the browser refuses; the clock is
 * paused then, and the call is repeated.
 */
export const pauseClock = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();

/** Makes the server's time follow the page's clock, for tests that advance it. Call it before `goto`. */
export const serverFollowsPageClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function (name) {
      return name.toLowerCase() === 'date' ? new Date().toUTCString() : get.call(this, name);
    };
  });

/** Waits for a dialog's focus before Escape: on a busy machine it is visible earlier. */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await dialog.locator(':focus').waitFor();
  await dialog.page().keyboard.press('Escape');
}

/** Waits for animations, because fading dialogs have intermediate colours. */
const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Checks the page with everything open in it against all axe rules. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAnimationsEnd(page);
  // Documents with frames would need another check, so require that there are none.
  expect(page.frames(), 'frames').toHaveLength(1);
  const violations = await findAxeViolations(page);
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
  expect(found, 'barriers').toEqual([]);
}

/** Checks contrast in dark mode, the only axe rule that depends on colours, then restores light mode. */
export async function expectContrastInDarkMode(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilAnimationsEnd(page);
  const violations = await findAxeViolations(page, ['color-contrast']);
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target}: ${any[0]?.message}`),
  );
  expect(found, 'too faint by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

export const toastIn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Avisos (F8)' }).getByRole('listitem');

/** A toast beside an open dialog, which hides it from screen readers: they get it from the live region. */
export const toastBesideDialog = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Avisos (F8)', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

/** Delays matching responses. @returns a function that releases them */
export async function holdResponses(page: Page, what: RegExp) {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return letGo;
}
