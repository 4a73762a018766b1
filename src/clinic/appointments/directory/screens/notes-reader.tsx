import { useState } from 'react';
import type { Role } from '#clinic/audit/contract.ts';
import { Button } from '#design/button.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { messageOf } from '#platform/api/client.ts';
import { useReadNotes } from '../api.ts';
import { notesReasons } from '../terms.ts';

type Reason = (typeof notesReasons)[number];

const reasonWords: Record<Reason, string> = {
  emergency: 'Una urgencia',
  complaint: 'Una reclamación',
  legal: 'Una obligación legal',
  patient_request: 'Lo ha pedido la persona',
};

/** What somebody wrote at booking: opened by a press, the direction says why. Reception learns that there is something. */
export function NotesReader({ id, role }: { id: number; role: Role }) {
  const [reason, setReason] = useState<Reason>();
  const read = useReadNotes();
  if (role === 'reception') return <p className='text-ink-soft text-xs'>Escribió algo al reservar.</p>;
  if (read.data) return <p className='whitespace-pre-line border-line border-l-2 pl-3'>{read.data.notes}</p>;
  return (
    <div className='flex flex-wrap items-end gap-3'>
      {role === 'admin' && (
        <SelectField
          label='Por qué lo abres'
          value={reason ?? ''}
          onChange={({ target }) => setReason(notesReasons.find((each) => each === target.value))}
        >
          <option value=''>Elige un motivo</option>
          {notesReasons.map((each) => (
            <option key={each} value={each}>
              {reasonWords[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Button
        size='small'
        variant='secondary'
        busy={read.isPending}
        busyLabel='Abriendo...'
        disabled={role === 'admin' && reason === undefined}
        onClick={() => read.mutate(reason === undefined ? { id } : { id, reason })}
      >
        Leer lo que escribió
      </Button>
      <p role='status' className='basis-full text-ink-soft text-xs'>
        {read.isError
          ? (messageOf(read.error) ?? 'Puede ser la conexión. Inténtalo de nuevo.')
          : 'Queda registrado, y la persona puede verlo.'}
      </p>
    </div>
  );
}
