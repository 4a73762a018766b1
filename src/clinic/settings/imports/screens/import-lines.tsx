import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { downloadText } from '#platform/browser/files.ts';
import type { ImportPreview, ImportRow } from '../api.ts';
import type { RowState } from '../terms.ts';
import { stateLabels } from './import-messages.ts';

const tones = { new: 'confirmed', present: 'neutral', wrong: 'cancelled' } as const;
/** Rows that need attention first. */
const order: readonly RowState[] = ['wrong', 'present', 'new'];
const pageSize = 20;

export function ImportLines({ preview: { rows, counts, rejected } }: { preview: ImportPreview }) {
  const [shown, setShown] = useState(pageSize);
  if (rows.length === 0) return null;
  const sorted = order.flatMap((state) =>
    rows.filter((row) => row.state === state).sort((one, other) => other.notes.length - one.notes.length),
  );
  const noted = rows.filter(({ notes }) => notes.length > 0).length;
  return (
    <section aria-labelledby='lines' className='mt-6'>
      <h2 id='lines' className='text-h4'>
        Qué pasará con cada línea
      </h2>
      <p className='text-ink-soft' aria-live='polite'>
        Se importan: {counts.new}. Ya están: {counts.present}. No se importan: {counts.wrong}.
        {noted > 0 && ` Con algo que mirar: ${noted}.`}
      </p>
      {rejected !== null && (
        <p className='mt-2'>
          <RejectedFile text={rejected} />
        </p>
      )}
      <ul className='mt-3 overflow-hidden rounded-card border border-line bg-card'>
        {sorted.slice(0, shown).map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button size='small' variant='secondary' className='mt-3' onClick={() => setShown(shown * 5)}>
          Ver más: quedan {rows.length - shown}
        </Button>
      )}
    </section>
  );
}

function Line({ row: { line, state, what, problems, notes } }: { row: ImportRow }) {
  return (
    <li className='grid gap-x-4 gap-y-0.5 border-line border-b px-3 py-2 last:border-b-0 md:grid-cols-[5rem_9rem_minmax(0,1fr)]'>
      <span className='text-ink-soft tabular-nums'>Línea {line}</span>
      <span>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      </span>
      <span className='wrap-anywhere'>
        {what || 'Sin nombre'}
        {problems.map(({ column, message }) => (
          <span key={`${column} ${message}`} className='block text-coral-700 text-sm'>
            {column !== null && <strong>{column}: </strong>}
            {message}
          </span>
        ))}
        {notes.map((note) => (
          <span key={note} className='block text-ink-soft text-sm'>
            {note}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Rejected rows, to correct and import again. */
export function RejectedFile({ text }: { text: string }) {
  return (
    <Button size='small' variant='secondary' onClick={() => downloadText('lineas-por-corregir.csv', text)}>
      <FileDown aria-hidden='true' className='size-4 shrink-0' />
      Descargar las que no se importan
    </Button>
  );
}
