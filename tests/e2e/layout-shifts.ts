import type { Page } from '@playwright/test';

type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };
type Shift = { value: number; what: string[] };

/**
 * Records layout shifts from the next document on. The returned function reports their sum (as Chromium
 * computes it: share of the viewport times share of its longer side) and the elements.
 *
 * If web fonts apply in the same frame in which the document grows, Chromium reports a sticky bar as coming
 * from outside the viewport although it did not move. Such reports are ignored, but only if the bar's
 * position was the same in every frame.
 */
export async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; what: string }>> {
  await page.addInitScript(() => {
    const feet = new Map<Element, Set<number>>();
    const look = () => {
      for (const bar of document.querySelectorAll('[data-bar]'))
        feet.set(bar, (feet.get(bar) ?? new Set()).add(Math.round(bar.getBoundingClientRect().bottom)));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);

    const isClaimOfBar = ({ node, previousRect }: Source) => {
      const bar = (node instanceof Element ? node : node?.parentElement)?.closest('[data-bar]');
      return previousRect.width === 0 && bar != null && feet.get(bar)?.size === 1;
    };
    /** Chromium's formula, applied to these elements only. */
    const reckon = (sources: Source[]) => {
      const rects = sources.flatMap(({ previousRect, currentRect }) => [previousRect, currentRect]);
      const area = rects.reduce((sum, { width, height }) => sum + width * height, 0);
      const ways = sources.flatMap(({ previousRect: one, currentRect: other }) => [
        ...[Math.abs(one.x - other.x), Math.abs(one.y - other.y)],
      ]);
      const { innerWidth, innerHeight } = window;
      return (area / (innerWidth * innerHeight)) * (Math.max(0, ...ways) / Math.max(innerWidth, innerHeight));
    };

    const shifts: Shift[] = [];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      // Cast: TypeScript does not know this entry type.
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.filter((source) => !isClaimOfBar(source));
        shifts.push({
          value: moved.length === sources.length ? value : reckon(moved),
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 40)}: ${place(previousRect)} > ${place(currentRect)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return async () => {
    // Cast: set by the init script above.
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what.join(' | ')}`).join('\n'),
    };
  };
}
