import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { ApiError } from '#platform/api/client.ts';
import { type PatientRecord, patientRecordQuery } from '../../directory/api.ts';

export type { PatientRecord } from '../../directory/api.ts';

/** Loads a patient record. @param children the loaded record */
export function PatientRecordView({
  id,
  children,
}: {
  id: number;
  children: (card: PatientRecord) => ReactNode;
}) {
  const { data: card, error, refetch } = useQuery(patientRecordQuery(id));
  const isThere = card !== undefined;
  // Moves the keyboard focus to the record.
  useEffect(() => {
    if (isThere) document.querySelector<HTMLElement>('[data-card]')?.focus();
  }, [isThere]);
  if (card !== undefined) return children(card);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <h1 className='sr-only'>Ficha</h1>
      {error === null && <LoadingRows label='Abriendo la ficha…' />}
      {isUnknown && (
        <EmptyState headingLevel={2} title='No encontramos esta ficha' className='mt-3'>
          Puede que ya no esté, o que no sea de tus pacientes.
        </EmptyState>
      )}
      {error !== null && !isUnknown && (
        <LoadFailure title='No hemos podido abrir la ficha' retry={() => void refetch()}>
          Sigue guardada. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
    </>
  );
}
