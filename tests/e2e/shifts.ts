import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Listens from the next document on; what it returns asks how far things have moved in it, and which. */
export async function shiftsOn(page: Page): Promise<() => Promise<{ sum: number; what: string }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    // As Chromium reckons, of what was on the screen before. It counts what comes into it as well: beside other work the bar at the
    // foot, which sticks there, once the rest of a document arrives in one piece.
    const inSight = (sources: LayoutShift['sources']) => {
      const moved = sources.filter(({ previousRect }) => previousRect.width > 0);
      const areas = moved.map(({ previousRect: one, currentRect: other }) =>
        [one, other].reduce((area, { width, height }) => area + width * height, 0),
      );
      const ways = moved.flatMap(({ previousRect: one, currentRect: other }) => [
        Math.abs(one.x - other.x),
        Math.abs(one.y - other.y),
      ]);
      const { innerWidth, innerHeight } = window;
      const share = areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
      return share * (Math.max(0, ...ways) / Math.max(innerWidth, innerHeight));
    };
    new PerformanceObserver((list) => {
      // Cast: TypeScript knows no entries of this kind.
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({
          value: sources.every(({ previousRect }) => previousRect.width > 0) ? value : inSight(sources),
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 40)}: ${place(previousRect)} > ${place(currentRect)}`,
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Cast: put there above.
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { value: number; what: string[] }[] }).shifts,
    );
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what.join(' | ')}`).join('\n'),
    };
  };
}
