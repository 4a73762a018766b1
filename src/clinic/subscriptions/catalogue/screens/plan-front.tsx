import { Floors, floorsRatio } from '#design/drawings/floors.tsx';

/** Windows per floor, so that the sold session counts fill whole floors. */
function windowsPerFloor(sessions: number): number {
  if (sessions <= 5) return Math.max(1, sessions);
  return sessions <= 16 ? 4 : 7;
}
const windowsPerFloorOnPhone = (sessions: number): number =>
  sessions <= 8 ? Math.max(1, sessions) : Math.min(14, Math.ceil(sessions / 2));

/** Height of a house front as a multiple of `--front`. */
export const frontRatio = (sessions: number): number => floorsRatio(sessions, windowsPerFloor(sessions));

/** Lit windows of a house, one per session, as wide as `--front` when side by side. */
export function PlanFront({ sessions }: { sessions: number }) {
  return (
    <div aria-hidden='true' className='flex justify-center pb-4'>
      <Floors windows={sessions} perFloor={windowsPerFloorOnPhone(sessions)} className='md:hidden' />
      <Floors windows={sessions} perFloor={windowsPerFloor(sessions)} className='w-(--front) max-md:hidden' />
    </div>
  );
}
