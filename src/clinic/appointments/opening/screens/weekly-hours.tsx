import { useState } from 'react';
import type { Opening } from '#clinic/schedule/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { SelectField } from '#design/fields/field.tsx';
import { messageOf } from '#platform/api/client.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import { useChangeWeekly } from '../../closures/api.ts';
import { HitPreview } from '../../closures/screens/absence-form.tsx';
import { type Hour, WeekGrid } from './week-grid.tsx';

/** The hours of every week, of one professional at a time. */
export function WeeklyHours({
  opening,
  decide,
}: {
  opening: Opening;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const { professionals } = opening;
  const [chosenId, setChosenId] = useState<number>();
  // A professional first sees their own.
  const first = professionals.find(({ mayChange }) => mayChange) ?? professionals[0];
  const chosen = professionals.find(({ id }) => id === chosenId) ?? first;
  if (chosen === undefined) return null;
  const present = opening.weekly.filter(({ professionalId }) => professionalId === chosen.id);
  return (
    <section aria-labelledby='semana' className='rounded-card border border-line bg-card p-4'>
      <div className='mb-3 flex flex-wrap items-end justify-between gap-3'>
        <h2 id='semana' className='text-h4'>
          Cada semana
        </h2>
        <SelectField
          label='De quién'
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
      <WeekOf
        key={`${chosen.id} ${present.map(keyOf).join()}`}
        professionalId={chosen.id}
        present={present}
        mayChange={chosen.mayChange}
        decide={decide}
      />
    </section>
  );
}

const keyOf = ({ weekday, time }: Hour) => `${weekday} ${time}`;

function WeekOf({
  professionalId,
  present,
  mayChange,
  decide,
}: {
  professionalId: number;
  present: Hour[];
  mayChange: boolean;
  decide: (hit: AgendaAppointment[]) => void;
}) {
  const [chosen, setChosen] = useState(() => new Set(present.map(keyOf)));
  const change = useChangeWeekly();
  const hours = clinic.workingWeekdays
    .flatMap((weekday) => clinic.slots.map((time) => ({ weekday, time })))
    .filter((hour) => chosen.has(keyOf(hour)));
  const isChanged = hours.length !== present.length || present.some((hour) => !chosen.has(keyOf(hour)));
  const isWarned =
    change.data !== undefined && change.variables?.preview === true && change.data.hit.length > 0;
  const store = () =>
    change.mutate(
      { professionalId, hours, preview: false },
      {
        onSuccess: ({ hit }) => {
          toast({ tone: 'success', title: 'Horario guardado', description: 'La web ya lo muestra.' });
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
  const toggle = (hour: Hour) => {
    change.reset();
    const key = keyOf(hour);
    setChosen(
      (former) => new Set(former.has(key) ? [...former].filter((one) => one !== key) : [...former, key]),
    );
  };
  return (
    <div className='flex flex-col gap-3'>
      <WeekGrid isChosen={(hour) => chosen.has(keyOf(hour))} toggle={toggle} mayChange={mayChange} />
      {isWarned && <HitPreview hit={change.data.hit} />}
      {change.error && (
        <Notice tone='danger' announce='assertive' title='No se ha guardado'>
          {messageOf(change.error) ?? 'Puede ser la conexión. Inténtalo de nuevo.'}
        </Notice>
      )}
      {mayChange && (
        <Button
          size='small'
          className='self-start'
          onClick={submit}
          disabled={!isChanged}
          busy={change.isPending}
          busyLabel='Guardando...'
        >
          {isWarned ? 'Guardar igualmente' : 'Guardar la semana'}
        </Button>
      )}
    </div>
  );
}
