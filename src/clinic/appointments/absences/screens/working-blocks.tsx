import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Kind } from '#clinic/services/contract.ts';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { TimeField } from '#design/fields/time-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { dateWords } from '#platform/time/date-words.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { kindSigns } from '../../desk/screens/agenda-labels.ts';
import { useChangeWorkingBlocks } from '../api.ts';
import { AffectedPreview } from './absence-form.tsx';
import { type BlockDraft, nextBlock, toBlockDrafts, toBlocks } from './block-draft.ts';
import { texts } from './texts.ts';

type StoredBlock = { weekday: number; opens: string; closes: string; kinds: Kind[] | null };

/** Blocks of hours of one professional: they replace the hours of the table on their weekdays. */
export function WorkingBlocks({
  professionalId,
  offered,
  present,
  mayChange,
  decide,
}: {
  professionalId: number;
  offered: Kind[];
  present: StoredBlock[];
  mayChange: boolean;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const [drafts, setDrafts] = useState(() => toBlockDrafts(present, offered));
  const change = useChangeWorkingBlocks();
  const blocks = toBlocks(drafts, offered);
  const isChanged =
    JSON.stringify(blocks) !== JSON.stringify(toBlocks(toBlockDrafts(present, offered), offered));
  const hit = change.variables?.preview === true ? (change.data?.hit ?? []) : [];
  const isWarned = hit.length > 0;
  const store = () =>
    change.mutate(
      { professionalId, blocks, preview: false },
      {
        onSuccess: (saved) => {
          toast({ tone: 'success', title: texts().blocks.done });
          decide(saved.hit);
        },
      },
    );
  const submit = () =>
    isWarned
      ? store()
      : change.mutate(
          { professionalId, blocks, preview: true },
          { onSuccess: (found) => found.hit.length === 0 && store() },
        );
  const edit = (next: BlockDraft[]) => {
    change.reset();
    setDrafts(next);
  };
  if (!mayChange && drafts.length === 0) return null;
  return (
    <div className='mt-5 flex flex-col gap-3 border-line border-t pt-4'>
      <h3 className='font-sans font-[650] text-base tracking-normal'>{texts().blocks.title}</h3>
      <p className='max-w-text text-ink-soft text-sm'>{texts().blocks.advice}</p>
      {drafts.length > 0 && (
        <ul className='flex flex-col gap-3'>
          {drafts.map((draft) => (
            <BlockRow
              key={draft.id}
              draft={draft}
              offered={offered}
              mayChange={mayChange}
              edit={(part) => edit(drafts.map((one) => (one.id === draft.id ? { ...one, ...part } : one)))}
              remove={() => edit(drafts.filter((one) => one.id !== draft.id))}
            />
          ))}
        </ul>
      )}
      {isWarned && <AffectedPreview hit={hit} />}
      {change.error && (
        <FailureNotice {...failureMessages(change.error, { refused: texts().week.refused })} />
      )}
      {mayChange && (
        <div className='flex flex-wrap gap-2'>
          <Button
            size='small'
            variant='secondary'
            onClick={() => edit([...drafts, nextBlock(drafts, offered)])}
          >
            <Plus aria-hidden='true' className='size-4' />
            {texts().blocks.add}
          </Button>
          {isChanged && (
            <Button size='small' onClick={submit} busy={change.isPending} busyLabel={texts().week.busy}>
              {isWarned ? texts().week.anyway : texts().blocks.submit}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function BlockRow({
  draft,
  offered,
  mayChange,
  edit,
  remove,
}: {
  draft: BlockDraft;
  offered: readonly Kind[];
  mayChange: boolean;
  edit: (part: Partial<BlockDraft>) => void;
  remove: () => void;
}) {
  const { weekday, opens, closes, kinds } = draft;
  const name = texts().blocks.name(dateWords().weekdays[weekday - 1], opens, closes);
  const toggle = (kind: Kind) => {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];
    if (next.length > 0) edit({ kinds: next });
  };
  return (
    <li>
      <fieldset
        disabled={!mayChange}
        className='grid min-w-0 grid-cols-2 items-end gap-x-3 gap-y-2 rounded-[10px] bg-paper p-3 sm:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)_auto]'
      >
        <legend className='sr-only'>{texts().blocks.block(name)}</legend>
        <SelectField
          className='max-sm:col-span-2'
          label={texts().blocks.day}
          value={String(weekday)}
          onChange={({ target }) => edit({ weekday: Number(target.value) })}
        >
          {dateWords().weekdays.map((word, index) => (
            <option key={word} value={index + 1}>
              {word.charAt(0).toUpperCase() + word.slice(1)}
            </option>
          ))}
        </SelectField>
        <TimeField label={texts().blocks.opens} value={opens} onChange={(time) => edit({ opens: time })} />
        <TimeField label={texts().blocks.closes} value={closes} onChange={(time) => edit({ closes: time })} />
        {mayChange && (
          <Button
            size='small'
            variant='quiet'
            className='justify-self-start max-sm:order-last max-sm:col-span-2'
            aria-label={texts().blocks.removeFor(name)}
            onClick={remove}
          >
            {' '}
            {texts().blocks.remove}{' '}
          </Button>
        )}
        {offered.length > 1 && (
          <div className='col-span-full flex flex-wrap gap-x-4 text-sm'>
            {offered.map((kind) => (
              <label key={kind} className='inline-flex min-h-11 items-center gap-2 pointer-fine:min-h-9'>
                <input
                  type='checkbox'
                  className='size-5 accent-river-600'
                  checked={kinds.includes(kind)}
                  onChange={() => toggle(kind)}
                />
                {kindSigns[kind].word}
              </label>
            ))}
          </div>
        )}
      </fieldset>
    </li>
  );
}
