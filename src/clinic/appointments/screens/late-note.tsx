import { clinic } from '#config';
import { Notice } from '#design/feedback/notice.tsx';
import { useNow } from './use-now.ts';

const dayMs = clinic.cancellationHours * 3_600_000;

/** Whether an hour is so late that it cannot be changed any more once it is booked. */
export const isLate = (startsAt: string | undefined, now: Date | undefined): boolean =>
  startsAt !== undefined && now !== undefined && Date.parse(startsAt) - now.getTime() < dayMs;

type LateNoteProps = {
  startsAt: string | undefined;
  byPlan: boolean;
  /** Two lines instead of a notice: on a phone the button that it speaks of stays in sight. */
  isShort?: boolean;
};

/** What cancelling would mean for an hour that is chosen so late, said before it is booked. */
export function LateNote({ startsAt, byPlan, isShort = false }: LateNoteProps) {
  const now = useNow();
  const title = `Faltan menos de ${clinic.cancellationHours} horas`;
  return (
    // Empty it takes no room, but stays in the tree: a region that comes with its words is not read out.
    <div role='status' className='empty:absolute'>
      {isLate(startsAt, now) && isShort && (
        <p className='rounded-sm bg-ochre-100 px-3 py-1.5 text-sm leading-snug'>
          <strong>{title}:</strong>{' '}
          {byPlan
            ? 'ya no se cambia; si la cancelas, pierdes la sesión.'
            : 'ya no se cambia; si la cancelas, no se devuelve.'}
        </p>
      )}
      {isLate(startsAt, now) && !isShort && (
        <Notice tone='warning' title={title}>
          {byPlan
            ? 'Una vez reservada no se puede cambiar, y si la cancelas la sesión no vuelve a tu plan.'
            : 'Una vez pagada no se puede cambiar, y si la cancelas el importe no se devuelve.'}
        </Notice>
      )}
    </div>
  );
}
