import type { Kind } from '#clinic/services/contract.ts';

export type Hour = { weekday: number; time: string };
/** Wire format: `kinds` null means everything the professional offers. */
export type OfferedHour<K = Kind> = Hour & { kinds: readonly K[] | null };

/** Kinds by hour of the week; closed hours are absent. */
export type Week = ReadonlyMap<string, ReadonlySet<Kind>>;

export const blockKeyOf = ({ weekday, time }: Hour): string => `${weekday} ${time}`;

/** @param offered all kinds the professional offers */
export const toWeek = (present: readonly OfferedHour[], offered: readonly Kind[]): Week =>
  new Map(
    present.map((hour) => [
      blockKeyOf(hour),
      new Set(hour.kinds === null ? offered : offered.filter((kind) => hour.kinds?.includes(kind))),
    ]),
  );

/**
 * State of an hour: 'some' if it covers part of the offered kinds.
 * @param kind restricts to one kind; null for all
 */
export function hourState(
  week: Week,
  hour: Hour,
  { kind, offered }: { kind: Kind | null; offered: readonly Kind[] },
): 'on' | 'off' | 'some' {
  const kinds = week.get(blockKeyOf(hour));
  if (kinds === undefined || kinds.size === 0) return 'off';
  if (kind !== null) return kinds.has(kind) ? 'on' : 'off';
  return kinds.size < offered.length ? 'some' : 'on';
}

/** Opens hours, or closes them if all are fully open. With one kind, the others keep their state. */
export function toggleHours(
  week: Week,
  hours: readonly Hour[],
  layer: { kind: Kind | null; offered: readonly Kind[] },
): Week {
  const opens = hours.some((hour) => hourState(week, hour, layer) !== 'on');
  const next = new Map(week);
  for (const hour of hours) {
    const kinds = new Set(next.get(blockKeyOf(hour)));
    for (const kind of layer.kind === null ? layer.offered : [layer.kind])
      if (opens) kinds.add(kind);
      else kinds.delete(kind);
    if (kinds.size === 0) next.delete(blockKeyOf(hour));
    else next.set(blockKeyOf(hour), kinds);
  }
  return next;
}

/**
 * Hours as stored.
 * @param all every possible hour, in order
 */
export const toHours = <H extends Hour>(week: Week, all: readonly H[], offered: readonly Kind[]) =>
  all.flatMap((hour) => {
    const kinds = week.get(blockKeyOf(hour));
    if (kinds === undefined || kinds.size === 0) return [];
    return [{ ...hour, kinds: kinds.size === offered.length ? null : [...kinds].sort() }];
  });
