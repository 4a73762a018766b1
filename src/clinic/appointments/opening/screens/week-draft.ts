import type { Kind } from '#clinic/services/contract.ts';

/** An hour of every week. */
export type Hour = { weekday: number; time: string };
/** As the wire has it: without kinds it is for everything that is offered. */
export type KindsHour<K = Kind> = Hour & { kinds: readonly K[] | null };

/** What a professional offers at which hour of the week; nothing at those that are not there. */
export type Week = ReadonlyMap<string, ReadonlySet<Kind>>;

export const keyOf = ({ weekday, time }: Hour): string => `${weekday} ${time}`;

/** @param offered what the professional offers at all */
export const weekOf = (present: readonly KindsHour[], offered: readonly Kind[]): Week =>
  new Map(
    present.map((hour) => [
      keyOf(hour),
      new Set(hour.kinds === null ? offered : offered.filter((kind) => hour.kinds?.includes(kind))),
    ]),
  );

/**
 * How an hour stands: 'some' where it is for a part of what is offered.
 * @param kind of this kind alone; null for all of it
 */
export function stateOf(
  week: Week,
  hour: Hour,
  { kind, offered }: { kind: Kind | null; offered: readonly Kind[] },
): 'on' | 'off' | 'some' {
  const kinds = week.get(keyOf(hour));
  if (kinds === undefined || kinds.size === 0) return 'off';
  if (kind !== null) return kinds.has(kind) ? 'on' : 'off';
  return kinds.size < offered.length ? 'some' : 'on';
}

/** Opens hours, or closes them where they are all wholly open; of one kind alone, the others stay as they are. */
export function toggled(
  week: Week,
  hours: readonly Hour[],
  layer: { kind: Kind | null; offered: readonly Kind[] },
): Week {
  const opens = hours.some((hour) => stateOf(week, hour, layer) !== 'on');
  const next = new Map(week);
  for (const hour of hours) {
    const kinds = new Set(next.get(keyOf(hour)));
    for (const kind of layer.kind === null ? layer.offered : [layer.kind])
      if (opens) kinds.add(kind);
      else kinds.delete(kind);
    if (kinds.size === 0) next.delete(keyOf(hour));
    else next.set(keyOf(hour), kinds);
  }
  return next;
}

/** The hours of a week, as they are stored. @param all every hour that there can be, in their order */
export const hoursOf = <H extends Hour>(week: Week, all: readonly H[], offered: readonly Kind[]) =>
  all.flatMap((hour) => {
    const kinds = week.get(keyOf(hour));
    if (kinds === undefined || kinds.size === 0) return [];
    return [{ ...hour, kinds: kinds.size === offered.length ? null : [...kinds].sort() }];
  });
