import { FileDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { Pager } from '#design/pager.tsx';
import { downloadText } from '#platform/browser/files.ts';
import type { ImportPreview, ImportRow } from '../api.ts';
import { rowStates } from '../terms.ts';
import { groupByReason, type ReasonGroup, sortRows } from './line-groups.ts';
import { texts } from './texts.ts';

const tones = { new: 'confirmed', present: 'neutral', wrong: 'cancelled' } as const;
const pageSize = 20;

/** Summary of a preview, the button that imports (`children`), and the rows page by page. */
export function ImportLines({
  preview: { rows, counts, rejected },
  isStale,
  children,
}: {
  preview: ImportPreview;
  /** Whether a newer preview is being computed. */
  isStale: boolean;
  children: ReactNode;
}) {
  if (rows.length === 0) return null;
  const reasons = groupByReason(rows);
  // A short list shows its reasons itself.
  const isLong = rows.length > pageSize;
  const noted = rows.filter(({ notes }) => notes.length > 0);
  return (
    <section aria-labelledby='lines' className='mt-6'>
      <h2 id='lines' className='text-h4'>
        {texts().lines.title}
      </h2>
      <p className='text-ink-soft' aria-live='polite'>
        {isStale
          ? texts().lines.readingAgain
          : `${texts().lines.summary(counts)}${noted.length > 0 ? ` ${texts().lines.toLookAt(noted.length)}` : ''}`}
      </p>
      {isLong && reasons.length > 0 && <Reasons reasons={reasons} />}
      {rejected !== null && (
        <p className='mt-3'>
          <RejectedFile text={rejected} />
        </p>
      )}
      <div className='mt-4 flex flex-col items-start gap-4'>{children}</div>
      <Rows rows={rows} reasons={reasons} noted={noted} />
    </section>
  );
}

const maxReasons = 8;

function Reasons({ reasons }: { reasons: readonly ReasonGroup[] }) {
  const others = reasons.slice(maxReasons).flatMap(({ rows }) => rows).length;
  return (
    <>
      <h3 className='mt-3 font-[650] text-sm'>{texts().lines.whyNot}</h3>
      <ul className='mt-1 max-w-text text-sm'>
        {reasons.slice(0, maxReasons).map(({ text, rows }) => (
          <li key={text} className='grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 py-0.5'>
            <strong className='text-right tabular-nums'>{rows.length}</strong>
            <span className='wrap-anywhere'>{text}</span>
          </li>
        ))}
        {others > 0 && (
          <li className='grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 py-0.5'>
            <strong className='text-right tabular-nums'>{others}</strong>
            <span>{texts().lines.otherReasons}</span>
          </li>
        )}
      </ul>
    </>
  );
}

type View = { name: string; label: string; rows: readonly ImportRow[] };

/** One page of rows, of all or of a chosen group, so that 2,000 rows do not make an endless page. */
function Rows({
  rows,
  reasons,
  noted,
}: {
  rows: readonly ImportRow[];
  reasons: readonly ReasonGroup[];
  noted: readonly ImportRow[];
}) {
  const [view, setView] = useState('all');
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const views: View[] = [
    { name: 'all', label: texts().lines.all, rows: sortRows(rows) },
    ...[...rowStates].reverse().map((state) => ({
      name: state,
      label: texts().states[state],
      rows: sortRows(rows.filter((row) => row.state === state)),
    })),
    { name: 'noted', label: texts().lines.noted, rows: noted },
    ...reasons.map((reason) => ({ name: `reason ${reason.text}`, label: reason.text, rows: reason.rows })),
  ].filter((one) => one.rows.length > 0);
  // A newer preview may lack the chosen group or page.
  const [all] = views;
  const shown = views.find(({ name }) => name === view) ?? all;
  if (shown === undefined) return null;
  const pages = Math.ceil(shown.rows.length / pageSize);
  const current = Math.min(page, pages);
  const first = (current - 1) * pageSize;
  const turnTo = (next: number) => {
    setPage(next);
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      {rows.length > pageSize && (
        <SelectField
          className='mt-6 max-w-text'
          label={texts().lines.shown}
          value={shown.name}
          onChange={({ target }) => {
            setView(target.value);
            setPage(1);
          }}
        >
          {views.map(({ name, label, rows: { length } }) => (
            <option key={name} value={name}>
              {label} ({length})
            </option>
          ))}
        </SelectField>
      )}
      <ul
        ref={list}
        aria-label={texts().lines.list}
        className='mt-3 scroll-mt-20 overflow-hidden rounded-card border border-line bg-card'
      >
        {shown.rows.slice(first, first + pageSize).map((row) => (
          <Line key={row.line} row={row} />
        ))}
      </ul>
      <Pager
        label={texts().lines.pages}
        page={current}
        pages={pages}
        position={texts().lines.position(
          first + 1,
          Math.min(first + pageSize, shown.rows.length),
          shown.rows.length,
        )}
        show={turnTo}
      />
    </>
  );
}

function Line({ row: { line, state, what, problems, notes } }: { row: ImportRow }) {
  return (
    <li className='grid gap-x-4 gap-y-0.5 border-line border-b px-3 py-2 last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[5rem_9rem_minmax(0,1fr)]'>
      <span className='text-ink-soft tabular-nums'>{texts().lines.line(line)}</span>
      <span>
        <Badge tone={tones[state]}>{texts().states[state]}</Badge>
      </span>
      <span className='wrap-anywhere max-md:col-span-2'>
        {what || texts().lines.nameless}
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
    <Button size='small' variant='secondary' onClick={() => downloadText(texts().lines.rejectedFile, text)}>
      <FileDown aria-hidden='true' className='size-4 shrink-0' />
      {texts().lines.downloadRejected}
    </Button>
  );
}
