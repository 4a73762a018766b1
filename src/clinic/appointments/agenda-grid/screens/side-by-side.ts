import type { CSSProperties } from 'react';
import { positionOf, type Scale } from './place-in-day.ts';

type Stretch = { id: number; startsAt: string; endsAt: string };

/** In rem: adjacent appointments do not count as overlapping. */
const touchToleranceRem = 0.01;

/**
 * CSS position of each appointment, side by side where they would overlap: short ones are drawn higher than
 * their length, and those outside the scale at its edge.
 * @param stretches of one day and one professional
 * @returns style by id; sets the width only if the column is shared
 */
export function layoutSideBySide(stretches: readonly Stretch[], scale: Scale): Map<number, CSSProperties> {
  const drawn = stretches
    .map(({ id, startsAt, endsAt }) => ({ id, startsAt, position: positionOf(scale, { startsAt, endsAt }) }))
    .map((one) => {
      const top = Number.parseFloat(one.position.top);
      return { ...one, top, bottom: top + Number.parseFloat(one.position.height) };
    })
    .sort((a, b) => a.top - b.top || Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const groups: (typeof drawn)[] = [];
  for (const one of drawn) {
    const last = groups.at(-1);
    if (last?.some(({ bottom }) => one.top < bottom - touchToleranceRem)) last.push(one);
    else groups.push([one]);
  }
  return new Map(
    groups.flatMap((group) =>
      group.map(({ id, position }, lane) => [id, { ...position, ...laneStyle(lane, group.length) }] as const),
    ),
  );
}

const laneStyle = (lane: number, lanes: number): CSSProperties =>
  lanes === 1
    ? {}
    : {
        left: `calc(${(100 * lane) / lanes}% + 0.25rem)`,
        right: 'auto',
        width: `calc(${100 / lanes}% - 0.5rem)`,
      };
