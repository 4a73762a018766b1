import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { ApiError } from '#platform/api/client.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { patientRecordQuery } from '../../directory/api.ts';
import { Children, Guardians } from '../../guardians/screens/family.tsx';
import { PatientMessages } from '../../messages/screens/messages.tsx';
import { NoticesOfMinor } from '../../notices/screens/notices-of-minor.tsx';
import { RecordData } from './record-data.tsx';
import { RecordHeader } from './record-header.tsx';

type ViewProps = {
  id: number;
  today: Day;
  /** Reception and managers: they correct, invite and see sent messages. */
  isDesk: boolean;
  /** Managers only: merges two records of one person. */
  mayJoin: boolean;
  addressOf: (id: number) => string;
  /** Content of other features. */
  appointments: ReactNode;
  plans: ReactNode;
};

/** A patient record: identity, appointments and plans, then messages. */
export function PatientRecordView({ id, today, isDesk, mayJoin, addressOf, appointments, plans }: ViewProps) {
  const { data: card, error, refetch } = useQuery(patientRecordQuery(id));
  const isThere = card !== undefined;
  // Moves the keyboard focus to the record.
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('[data-card]')?.focus();
  }, [isThere]);
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (card === undefined)
    return (
      <>
        <h1 className='sr-only'>Ficha</h1>
        {error === null && <Spinner label='Abriendo la ficha…' />}
        {isUnknown && (
          <EmptyState headingLevel={2} title='No encontramos esta ficha' className='mt-3'>
            Puede que ya no esté, o que no sea de tus pacientes.
          </EmptyState>
        )}
        {error !== null && !isUnknown && (
          <LoadFailure title='No hemos podido abrir la ficha' retry={() => void refetch()}>
            Sigue guardada; solo ha fallado la conexión.
          </LoadFailure>
        )}
      </>
    );
  return (
    <>
      <RecordHeader card={card} today={today} isDesk={isDesk} mayJoin={mayJoin} />
      <div className='mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]'>
        {appointments}
        <div className='grid gap-5'>
          <RecordData card={card} isDesk={isDesk} />
          <NoticesOfMinor key={card.notices?.age} card={card} isDesk={isDesk} />
          <Guardians card={card} isDesk={isDesk} addressOf={addressOf} />
          <Children card={card} today={today} addressOf={addressOf} />
          {plans}
          {isDesk && <PatientMessages id={id} />}
        </div>
      </div>
    </>
  );
}
