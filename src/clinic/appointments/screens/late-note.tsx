import { clinic } from '#config';
import { Notice } from '#design/notice.tsx';
import { useNow } from './use-now.ts';

const dayMs = clinic.cancellationHours * 3_600_000;

/** What cancelling would mean for an hour that is chosen so late, said before it is booked. */
export function LateNote({ startsAt, byPlan }: { startsAt: string | undefined; byPlan: boolean }) {
  const now = useNow();
  const isLate = startsAt !== undefined && now !== undefined && Date.parse(startsAt) - now.getTime() < dayMs;
  return (
    <div role='status' className='empty:hidden'>
      {isLate && (
        <Notice tone='warning' title={`Faltan menos de ${clinic.cancellationHours} horas`}>
          {byPlan
            ? 'Una vez reservada no se puede cambiar, y si la cancelas la sesión no vuelve a tu plan.'
            : 'Una vez pagada no se puede cambiar, y si la cancelas el importe no se devuelve.'}
        </Notice>
      )}
    </div>
  );
}
