import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { ApiError } from '#platform/api/client.ts';
import { type PatientRecord, patientRecordQuery } from '../../directory/api.ts';
import { texts } from '../../directory/screens/texts.ts';

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
      <h1 className='sr-only'>{texts().record}</h1>
      {error === null && <LoadingRows label={texts().openingRecord} />}
      {isUnknown && (
        <EmptyState headingLevel={2} title={texts().recordUnknown} className='mt-3'>
          {texts().recordUnknownHint}
        </EmptyState>
      )}
      {error !== null && !isUnknown && (
        <LoadFailure title={texts().recordFailed} retry={() => void refetch()}>
          {texts().recordStored}
        </LoadFailure>
      )}
    </>
  );
}
