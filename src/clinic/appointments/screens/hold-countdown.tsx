import { Notice } from '#design/notice.tsx';
import { formatTime } from '#platform/spanish-dates.ts';
import { useNow } from './use-now.ts';

/** Minutes left at which a screen reader is told; the eye sees every minute. */
const told = [15, 5, 1, 0];

/** Until when the hour is held, and how long that is. */
export function HoldCountdown({ until }: { until: string }) {
  const now = useNow();
  const left = now && Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  return (
    <div className='mt-5'>
      <Notice tone={left === 0 ? 'warning' : 'success'}>
        <p className='font-[650] text-base'>Tu hora queda reservada hasta las {formatTime(until)}</p>
        <p aria-hidden='true' className='min-h-6'>
          {left !== undefined && remaining(left)}
        </p>
      </Notice>
      <p role='status' className='sr-only'>
        {left !== undefined && told.includes(left) && remaining(left)}
      </p>
    </div>
  );
}

function remaining(minutes: number): string {
  if (minutes === 0) return 'El tiempo ha pasado: la hora vuelve a estar libre.';
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
}
