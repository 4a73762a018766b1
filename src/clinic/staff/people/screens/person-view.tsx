import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { AppointmentsOfPerson } from '#clinic/appointments/directory/screens/appointments-of-person.tsx';
import type { Role } from '#clinic/audit/contract.ts';
import { cardQuery } from '#clinic/patients/directory/api.ts';
import { CardHead } from '#clinic/patients/directory/screens/card-head.tsx';
import { Children, Guardians } from '#clinic/patients/guardians/screens/family.tsx';
import { Messages } from '#clinic/patients/messages/screens/messages.tsx';
import { PlansOfPerson } from '#clinic/subscriptions/directory/screens/plans-of-person.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { ApiError } from '#platform/api/client.ts';
import { routes } from '#platform/paths.ts';
import type { Day } from '#platform/time/calendar-days.ts';

type ViewProps = { id: number; role: Role; today: Day; addressOf: (id: number) => string };

/** A card: who it is, then what is ahead and behind, then what was sent. */
export function PersonView({ id, role, today, addressOf }: ViewProps) {
  const { data: card, error, refetch } = useQuery(cardQuery(id));
  const isDesk = role !== 'professional';
  const isThere = card !== undefined;
  // Whoever came by the keyboard goes on where the card begins.
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('[data-card]')?.focus();
  }, [isThere]);
  return (
    <>
      <Link
        to={routes['staff-people']}
        className='link inline-flex min-h-11 items-center gap-1 font-[650] pointer-fine:min-h-9'
      >
        <ChevronLeft aria-hidden='true' className='size-4' />
        Personas
      </Link>
      {card === undefined && <h1 className='sr-only'>Ficha</h1>}
      {card === undefined && !error && <Spinner label='Abriendo la ficha…' />}
      {card === undefined && error instanceof ApiError && error.status === 404 && (
        <EmptyState headingLevel={2} title='No encontramos esta ficha' className='mt-3'>
          Puede que ya no esté, o que no sea de tus pacientes.
        </EmptyState>
      )}
      {card === undefined && error && !(error instanceof ApiError && error.status === 404) && (
        <LoadFailure title='No hemos podido abrir la ficha' retry={() => void refetch()}>
          Sigue guardada; solo ha fallado la conexión.
        </LoadFailure>
      )}
      {card && (
        <>
          <CardHead card={card} today={today} isDesk={isDesk} />
          <div className='mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]'>
            <AppointmentsOfPerson id={id} role={role} />
            <div className='grid gap-5'>
              <Guardians card={card} today={today} isDesk={isDesk} addressOf={addressOf} />
              <Children card={card} today={today} addressOf={addressOf} />
              <PlansOfPerson id={id} />
              {isDesk && <Messages id={id} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}
