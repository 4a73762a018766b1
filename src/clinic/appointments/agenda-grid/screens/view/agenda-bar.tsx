import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useIsDrawn } from '#design/hooks/after-paint.ts';
import { addDays, type Day, isDay } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../../agenda/contract.ts';
import { rowButtonClasses } from '../../../desk/screens/row-button-classes.ts';
import { dayInWords, stepDays, type View, weekInWords } from '../columns.ts';
import { firstDay } from './agenda-view.ts';

const views: [View, string][] = [
  ['day', 'Día'],
  ['week', 'Semana'],
  ['list', 'Lista'],
];

export function AgendaBar({
  day,
  setDay,
  today,
  view,
  professionals,
  chosenId,
  setChosenId,
}: {
  day: Day;
  setDay: (day: Day) => void;
  today: Day;
  view: View;
  professionals: Agenda['professionals'];
  chosenId: number | undefined;
  setChosenId: (id: number) => void;
}) {
  const step = stepDays(view);
  return (
    <div data-print='no' className='mb-4 flex flex-wrap items-center gap-2'>
      <button
        type='button'
        className={rowButtonClasses}
        aria-label={step === 1 ? 'Día anterior' : 'Semana anterior'}
        onClick={() => setDay(addDays(day, -step))}
      >
        <ChevronLeft aria-hidden='true' className='size-5' />
      </button>
      <button
        type='button'
        className={rowButtonClasses}
        onClick={() => setDay(today)}
        disabled={day === today}
      >
        Hoy
      </button>
      <button
        type='button'
        className={rowButtonClasses}
        aria-label={step === 1 ? 'Día siguiente' : 'Semana siguiente'}
        onClick={() => setDay(addDays(day, step))}
      >
        <ChevronRight aria-hidden='true' className='size-5' />
      </button>
      <DayField day={day} setDay={setDay} />
      {/* On a phone the heading of the day shows it already. */}
      <p
        aria-live='polite'
        className={`grow font-[650] first-letter:uppercase ${view === 'day' ? 'max-md:sr-only' : 'max-md:basis-full'}`}
      >
        {view === 'day' ? dayInWords(day) : weekInWords(day)}
      </p>
      {view === 'week' && (
        <select
          aria-label='De quién'
          value={chosenId}
          onChange={({ target }) => setChosenId(Number(target.value))}
          className='min-h-11 rounded-[10px] border border-edge bg-card px-3 pointer-fine:min-h-9'
        >
          {professionals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Switch of the view, beside the page's title so that it does not move between views. */
export function ViewSwitch({ view, setView }: { view: View; setView: (view: View) => void }) {
  return (
    <fieldset
      data-print='no'
      className='flex rounded-full border border-edge bg-card p-0.5 max-md:order-last max-md:mr-auto'
    >
      <legend className='sr-only'>Cómo se ve</legend>
      {views.map(([each, words]) => (
        <button
          key={each}
          type='button'
          aria-pressed={view === each}
          onClick={() => setView(each)}
          className='min-h-11 rounded-full px-4 font-[650] text-ink-soft aria-pressed:bg-river-100 aria-pressed:text-river-700 pointer-fine:min-h-9'
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

const dayField =
  'min-h-11 min-w-40 rounded-[10px] border border-edge bg-card px-3 tabular-nums pointer-fine:min-h-9';

/** The typed text stays until the field loses the focus; a valid day navigates at once. */
function DayField({ day, setDay }: { day: Day; setDay: (day: Day) => void }) {
  const [typed, setTyped] = useState<string>();
  // Creating a date input takes an old desktop browser 30 ms, so the sheet renders first.
  const isDrawn = useIsDrawn(0);
  if (!isDrawn) return <span className={dayField} />;
  return (
    <input
      type='date'
      aria-label='Ir a un día'
      min={firstDay}
      value={typed ?? day}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isDay(target.value) && target.value >= firstDay) setDay(target.value);
      }}
      onBlur={() => setTyped(undefined)}
      className={dayField}
    />
  );
}
