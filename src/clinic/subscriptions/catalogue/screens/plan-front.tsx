import { Floors, floorsRatio } from '#design/drawings/floors.tsx';

/** Windows beside each other: as many as make whole floors of the sessions that the clinic sells. */
const perFloorOf = (sessions: number): number =>
  sessions <= 5 ? Math.max(1, sessions) : sessions <= 16 ? 4 : 7;
/** On a phone, where height would only be in the way. */
const perFloorOnPhone = (sessions: number): number =>
  sessions <= 8 ? Math.max(1, sessions) : Math.min(14, Math.ceil(sessions / 2));

/** How high the front of a house is, in widths of `--front`. */
export const frontRatio = (sessions: number): number => floorsRatio(sessions, perFloorOf(sessions));

/** A house's lit windows, one for each session; as wide as `--front` where houses stand beside each other. */
export function PlanFront({ sessions }: { sessions: number }) {
  return (
    <div aria-hidden='true' className='flex justify-center pb-4'>
      <Floors windows={sessions} perFloor={perFloorOnPhone(sessions)} className='md:hidden' />
      <Floors windows={sessions} perFloor={perFloorOf(sessions)} className='w-(--front) max-md:hidden' />
    </div>
  );
}
