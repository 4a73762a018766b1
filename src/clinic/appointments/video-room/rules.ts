import { closesMinutesAfter, opensMinutesBefore } from './terms.ts';

/** Times of a room, from those of its appointment. */
export const roomTimes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  opensAt: new Date(startsAt.getTime() - opensMinutesBefore * 60_000),
  closesAt: new Date(endsAt.getTime() + closesMinutesAfter * 60_000),
});

export type RoomPhase = 'early' | 'open' | 'over';

/** Whether the room can be entered. @param now the server's time */
export function roomPhase(appointment: { startsAt: Date; endsAt: Date }, now: Date): RoomPhase {
  const { opensAt, closesAt } = roomTimes(appointment);
  if (now < opensAt) return 'early';
  return now < closesAt ? 'open' : 'over';
}

/** A device that has not asked for events for this long is gone, in ms: two rounds of waiting and a delay. */
const presenceMs = 45_000;

export const isPresent = ({ leftAt, seenAt }: { leftAt: Date | null; seenAt: Date }, now: Date): boolean =>
  leftAt === null && now.getTime() - seenAt.getTime() < presenceMs;
