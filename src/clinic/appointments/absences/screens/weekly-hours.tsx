import { useState } from 'react';
import type { Opening } from '#clinic/schedule/contract.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { useRootData } from '#platform/documents/root-data.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useChangeWeeklyHours } from '../api.ts';
import { AffectedPreview } from './absence-form.tsx';
import { texts } from './texts.ts';
import { blockKeyOf, type OfferedHour, toggleHours, toHours, toWeek } from './week-draft.ts';
import { KindLayer, PartialHint, WeekGrid } from './week-grid.tsx';
import { WorkingBlocks } from './working-blocks.tsx';

export function WeeklyHours({
  opening,
  decide,
}: {
  opening: Opening;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const { professionals } = opening;
  const [chosenId, setChosenId] = useState<number>();
  // A professional starts with their own hours.
  const first = professionals.find(({ mayChange }) => mayChange) ?? professionals[0];
  const chosen = professionals.find(({ id }) => id === chosenId) ?? first;
  if (chosen === undefined) return null;
  const present = opening.weekly.filter(({ professionalId }) => professionalId === chosen.id);
  const blocks = opening.blocks.filter(({ professionalId }) => professionalId === chosen.id);
  return (
    <section aria-labelledby='semana' className='rounded-card border border-line bg-card p-4'>
      <div className='mb-3 flex flex-wrap items-end justify-between gap-3'>
        <h2 id='semana' className='text-h4'>
          {' '}
          {texts().week.title}{' '}
        </h2>
        <SelectField
          label={texts().week.whose}
          value={String(chosen.id)}
          onChange={({ target }) => setChosenId(Number(target.value))}
        >
          {professionals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <WeekEditor
        key={`${chosen.id} ${present.map((hour) => `${blockKeyOf(hour)} ${hour.kinds ?? ''}`).join()}`}
        professionalId={chosen.id}
        offered={chosen.kinds}
        present={present}
        mayChange={chosen.mayChange}
        blockDays={new Set(blocks.map(({ weekday }) => weekday))}
        decide={decide}
      />
      <WorkingBlocks
        key={`tramos ${chosen.id} ${JSON.stringify(blocks)}`}
        professionalId={chosen.id}
        offered={chosen.kinds}
        present={blocks}
        mayChange={chosen.mayChange}
        decide={decide}
      />
    </section>
  );
}

const all = clinic.workingWeekdays.flatMap((weekday) => clinic.slots.map((time) => ({ weekday, time })));

function WeekEditor({
  professionalId,
  offered,
  present,
  mayChange,
  blockDays,
  decide,
}: {
  professionalId: number;
  offered: Kind[];
  present: OfferedHour[];
  mayChange: boolean;
  blockDays: ReadonlySet<number>;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const [week, setWeek] = useState(() => toWeek(present, offered));
  const [kind, setKind] = useState<Kind | null>(null);
  const change = useChangeWeeklyHours();
  const isOpen = useRootData()?.isOpen !== false;
  const hours = toHours(week, all, offered);
  const isChanged = JSON.stringify(hours) !== JSON.stringify(toHours(toWeek(present, offered), all, offered));
  const isWarned =
    change.data !== undefined && change.variables?.preview === true && change.data.hit.length > 0;
  const store = () =>
    change.mutate(
      { professionalId, hours, preview: false },
      {
        onSuccess: ({ hit }) => {
          toast({
            tone: 'success',
            title: texts().week.done,
            description: isOpen ? texts().week.shownOnline : texts().week.shownOnceOpen,
          });
          decide(hit);
        },
      },
    );
  const submit = () =>
    isWarned
      ? store()
      : change.mutate(
          { professionalId, hours, preview: true },
          { onSuccess: ({ hit }) => hit.length === 0 && store() },
        );
  const layer = { kind, offered };
  const toggle = (pressed: Parameters<typeof toggleHours>[1]) => {
    change.reset();
    setWeek((former) => toggleHours(former, pressed, layer));
  };
  return (
    <div className='flex flex-col gap-3'>
      {offered.length > 1 && <KindLayer offered={offered} kind={kind} choose={setKind} />}
      <WeekGrid week={week} layer={layer} toggle={toggle} mayChange={mayChange} blockDays={blockDays} />
      <PartialHint week={week} layer={layer} />
      {isWarned && <AffectedPreview hit={change.data.hit} />}
      {change.error && (
        <FailureNotice {...failureMessages(change.error, { refused: texts().week.refused })} />
      )}
      {mayChange && (
        <Button
          size='small'
          className='self-start'
          onClick={submit}
          disabled={!isChanged}
          busy={change.isPending}
          busyLabel={texts().week.busy}
        >
          {isWarned ? texts().week.anyway : texts().week.submit}
        </Button>
      )}
    </div>
  );
}
