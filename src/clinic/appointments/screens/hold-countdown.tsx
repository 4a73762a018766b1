import { Notice } from '#design/notice.tsx';
import { deadline } from './deadline.ts';

/** Minutes left at which a screen reader is told; the eye sees every minute. */
const told = [15, 5, 1, 0];

/** Until when the hour is held, and how long that is. `minutesLeft` is unknown until the page is alive. */
export function HoldCountdown({ until, minutesLeft }: { until: string; minutesLeft: number | undefined }) {
  const isOver = minutesLeft === 0;
  return (
    <div>
      <Notice tone={isOver ? 'warning' : 'success'}>
        <p className='font-[650] text-base'>
          {isOver ? 'Tu hora estaba reservada' : 'Tu hora queda reservada'} hasta{' '}
          {deadline(until, new Date())}
        </p>
        <p aria-hidden='true' className='min-h-6'>
          {minutesLeft !== undefined && remaining(minutesLeft)}
        </p>
      </Notice>
      <p role='status' className='sr-only'>
        {minutesLeft !== undefined && told.includes(minutesLeft) && remaining(minutesLeft)}
      </p>
    </div>
  );
}

function remaining(minutes: number): string {
  if (minutes === 0) return 'El tiempo ha pasado: la hora vuelve a estar libre.';
  return minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`;
}
