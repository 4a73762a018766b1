import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { ProgressWindows } from '#design/feedback/progress-windows.tsx';
import { routes } from '#platform/paths.ts';
import { bookingSteps } from './information.ts';

/** From the first choice to the confirmation: each step lights one more window. */
export function BookingSteps({ onLeave }: { onLeave?: () => void }) {
  const total = bookingSteps.length;
  return (
    <div className='pb-3'>
      <ol className='flex flex-col'>
        {bookingSteps.map(({ title, text }, index) => (
          <li
            key={title}
            className='flex flex-col gap-x-6 gap-y-2 border-line border-b py-4 first:pt-0 sm:flex-row sm:items-center'
          >
            <ProgressWindows
              lit={index + 1}
              total={total}
              label={`Paso ${index + 1} de ${total}`}
              showLabel={false}
              className='shrink-0'
            />
            <div>
              <h3 className='text-h4'>
                {index + 1}. {title}
              </h3>
              <p className='mt-0.5 text-ink-soft'>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {/* A page that shows the steps has a button of its own. */}
      {onLeave && (
        <Button asChild className='mt-5 max-sm:w-full'>
          <Link to={routes.appointments} onClick={onLeave}>
            Reservar cita
          </Link>
        </Button>
      )}
    </div>
  );
}
