import { lockMinutes, panelPlaces } from '#clinic/accounts/terms.ts';
import { earlyAsks } from '#platform/documents/paint/early-asks.ts';
import { routes } from '#platform/paths.ts';
import { offsetMinutesAt } from '#platform/time/time-zone.ts';

const settings = {
  ...panelPlaces,
  lockMs: lockMinutes * 60_000,
  today: routes.staff,
  agenda: routes['staff-agenda'],
};

/**
 * What `useAskAhead` asks, while the scripts are still coming: where the panel was open in this browser a moment ago, who is there
 * and the days that the page shows first. Elsewhere nothing is asked before it is known who is there.
 */
export const panelAsks = earlyAsks(addressesOf, settings, offsetMinutesAt);

function addressesOf(
  { open, usedAt, lockMs, today, agenda }: typeof settings,
  minutesAhead: (at: number) => number,
): string[] {
  const { pathname, search } = location;
  const now = Date.now();
  const isLikely =
    /(?:^|;\s*)signed_in=1/.test(document.cookie) &&
    localStorage.getItem(open) !== null &&
    now - Number(localStorage.getItem(usedAt)) < lockMs;
  if (!isLikely) return [];
  const wall = now + minutesAhead(now) * 60_000;
  // An address of the agenda may name another day, as `lookOf` reads it.
  const named = pathname === agenda && /[?&]dia=([2-9]\d{3}-\d\d-\d\d)(?:&|$)/.exec(search)?.[1];
  const noon = Date.parse(`${named}T12:00Z`) || 0;
  const at = named && new Date(noon).toISOString().startsWith(named) ? noon : wall;
  const day = (count: number) => new Date(at + count * 86_400_000).toISOString().slice(0, 10);
  const days = (from: number, to: number) => `/api/staff/agenda?from=${day(from)}&to=${day(to)}`;
  // Since Monday.
  const past = (new Date(at).getUTCDay() + 6) % 7;
  const shown: Record<string, string[]> = {
    [today]: [days(-1, 1)],
    [agenda]: [days(0, 0), days(-past, 6 - past)],
  };
  return ['/api/user', '/api/staff/me', ...(shown[pathname] ?? [])];
}
