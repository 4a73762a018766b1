import { useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { OpeningReasonField } from '#clinic/patients/access-log/screens/opening-reason.tsx';
import type { OpeningReason } from '#clinic/patients/terms.ts';
import { Button } from '#design/button.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { useReadNotes } from '../api.ts';
import { texts } from './texts.ts';

/**
 * Booking notes, opened on demand; the director has to give a reason. Reception only sees that notes exist.
 */
export function NotesReader({ id, role }: { id: number; role: Role }) {
  const [reason, setReason] = useState<OpeningReason>();
  const read = useReadNotes();
  if (role === 'reception') return <p className='text-ink-soft text-xs'>{texts().notes.exist}</p>;
  if (read.data) return <p className='whitespace-pre-line border-line border-l-2 pl-3'>{read.data.notes}</p>;
  return (
    <div className='flex flex-wrap items-end gap-3'>
      {role === 'admin' && <OpeningReasonField reason={reason} choose={setReason} />}
      <Button
        size='small'
        variant='secondary'
        busy={read.isPending}
        busyLabel={texts().notes.opening}
        disabled={role === 'admin' && reason === undefined}
        onClick={() => read.mutate(reason === undefined ? { id } : { id, reason })}
      >
        {' '}
        {texts().notes.read}{' '}
      </Button>
      <p role='status' className='basis-full text-ink-soft text-xs'>
        {read.isError ? failureReason(read.error) : texts().notes.isLogged}
      </p>
    </div>
  );
}
