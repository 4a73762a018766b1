type Span = { startsAt: Date; endsAt: Date };

const minuteMs = 60_000;

/**
 * Delay of each appointment of a day, in minutes. The first one has the whole delay; each break reduces the delay of
 * the later ones by its length.
 * @param spans in order of their start
 */
export function spreadDelay(spans: readonly Span[], minutes: number): number[] {
  let rest = minutes;
  return spans.map(({ startsAt }, index) => {
    const before = spans[index - 1];
    const breakMs = before === undefined ? 0 : Number(startsAt) - Number(before.endsAt);
    rest = Math.max(0, rest - Math.max(0, Math.floor(breakMs / minuteMs)));
    return rest;
  });
}
