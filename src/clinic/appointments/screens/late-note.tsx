import { clinic } from '#config';
import { Notice } from '#design/feedback/notice.tsx';
import { useNow } from './use-now.ts';

const dayMs = clinic.cancellationHours * 3_600_000;

/** Whether an hour is so late that it cannot be changed any more once it is booked. */
export const isLate = (startsAt: string | undefined, now: Date | undefined): boolean =>
  startsAt !== undefined && now !== undefined && Date.parse(startsAt) - now.getTime() < dayMs;

/** What cancelling would mean for an hour that is chosen so late, said before it is booked. */
export function LateNote({ startsAt, byPlan }: { startsAt: string | undefined; byPlan: boolean }) {
  const now = useNow();
  return (
    // Empty it takes no room, but stays in the tree: a region that comes with its words is not read out.
    <div role='status' className='empty:absolute'>
      {isLate(startsAt, now) && (
        <Notice tone='warning' title={`Faltan menos de ${clinic.cancellationHours} horas`}>
          {byPlan
            ? 'Una vez reservada no se puede cambiar, y si la cancelas la sesión no vuelve a tu plan.'
            : 'Una vez pagada no se puede cambiar, y si la cancelas el importe no se devuelve.'}
        </Notice>
      )}
    </div>
  );
}
