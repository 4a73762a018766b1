import { EmptyState } from '#design/empty-state.tsx';
import { PlansLink } from './plans-link.tsx';

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
        actions={<PlansLink />}
      >
        Cuando tengas uno, aquí verás las sesiones que te quedan y hasta cuándo valen.
      </EmptyState>
    </section>
  );
}
