import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { routes } from '#platform/paths.ts';

/** A person's plans. There are none to buy yet. */
export function SubscriptionsTab() {
  return (
    <section aria-labelledby='planes'>
      <h2 id='planes' className='text-h3'>
        Suscripciones
      </h2>
      <EmptyState
        drawing='boat'
        className='mt-5'
        title='Todavía no tienes ningún plan'
        actions={
          <Button asChild variant='secondary'>
            <Link to={routes.plans}>Ver Planes</Link>
          </Button>
        }
      >
        Cuando tengas uno, aquí verás las sesiones que te quedan y hasta cuándo valen.
      </EmptyState>
    </section>
  );
}
