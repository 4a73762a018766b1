import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DateField } from '#design/fields/date-field.tsx';
import { addDays, type Day } from '#platform/time/calendar-days.ts';
import type { Agenda } from '../../../agenda/contract.ts';
import { rowButtonClasses } from '../../../desk/screens/row-button-classes.ts';
import { dayInWords, stepDays, type View, weekInWords } from '../columns.ts';
import { zooms } from '../place-in-day.ts';
import { texts } from '../texts.ts';
import { type AgendaLook, type Coloring, colorings } from './agenda-look.ts';
import { firstDay } from './agenda-view.ts';

const views: readonly View[] = ['day', 'week', 'list'];

export function AgendaBar({
  day,
  setDay,
  today,
  view,
  professionals,
  shown,
  setShown,
  isTeamOffered,
  look,
  changeLook,
}: {
  day: Day;
  setDay: (day: Day) => void;
  today: Day;
  view: View;
  professionals: Agenda['professionals'];
  shown: number | 'all';
  setShown: (shown: number | 'all') => void;
  /** Whether there is room for several professionals side by side. */
  isTeamOffered: boolean;
  /** Undefined where appointments are listed. */
  look: AgendaLook | undefined;
  changeLook: (part: Partial<AgendaLook>) => void;
}) {
  const step = stepDays(view);
  return (
    <div data-print='no' className='mb-3 flex flex-wrap items-center gap-1 md:gap-1.5'>
      <button
        type='button'
        className={rowButtonClasses}
        aria-label={step === 1 ? texts().bar.previousDay : texts().bar.previousWeek}
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
        {' '}
        {texts().bar.today}{' '}
      </button>
      <button
        type='button'
        className={rowButtonClasses}
        aria-label={step === 1 ? texts().bar.nextDay : texts().bar.nextWeek}
        onClick={() => setDay(addDays(day, step))}
      >
        <ChevronRight aria-hidden='true' className='size-5' />
      </button>
      <DateField
        label={texts().bar.goToDay}
        isLabelHidden
        isCompact
        min={firstDay}
        value={day}
        onChange={(next) => next >= firstDay && setDay(next)}
        className='w-40'
      />
      {/* On a phone the headings of the days show it already. */}
      <p aria-live='polite' className='grow font-[650] first-letter:uppercase max-md:sr-only'>
        {view === 'day' ? dayInWords(day) : weekInWords(day)}
      </p>
      <div className='flex min-w-0 gap-1.5 max-md:w-full max-sm:flex-wrap'>
        {professionals.length > 1 && (
          <Choice
            label={texts().bar.whose}
            value={String(shown)}
            choices={[
              ...(isTeamOffered ? [['all', texts().bar.wholeTeam] as const] : []),
              ...professionals.map(({ id, name }) => [String(id), name] as const),
            ]}
            choose={(value) => setShown(value === 'all' ? 'all' : Number(value))}
          />
        )}
        {look && (
          <>
            <Choice
              label={texts().bar.coloring}
              value={look.coloring}
              choices={colorings.map((each) => [each, labelColoring(each)] as const)}
              choose={(coloring) => changeLook({ coloring })}
            />
            <Choice
              label={texts().bar.zoom}
              value={String(look.zoom)}
              choices={zooms.map((each) => [String(each), texts().bar.minutes(each)] as const)}
              choose={(value) =>
                changeLook({ zoom: zooms.find((each) => String(each) === value) ?? look.zoom })
              }
            />
          </>
        )}
      </div>
    </div>
  );
}

const labelColoring = (coloring: Coloring): string =>
  coloring === 'kind' ? texts().bar.byKind : texts().bar.byState;

function Choice<Value extends string>({
  label,
  value,
  choices,
  choose,
}: {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  choose: (value: Value) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      // Cast: its options are the choices.
      onChange={({ target }) => choose(target.value as Value)}
      className='min-h-11 min-w-0 rounded-[10px] border border-edge bg-card px-1.5 first:grow not-first:shrink-0 max-sm:first:not-last:basis-full pointer-fine:min-h-9'
    >
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Switch of the view, beside the page's title so that it does not move between views. */
export function ViewSwitch({ view, setView }: { view: View; setView: (view: View) => void }) {
  return (
    <fieldset
      data-print='no'
      className='flex rounded-full border border-edge bg-card p-0.5 max-md:order-last max-md:mr-auto'
    >
      <legend className='sr-only'>{texts().bar.view}</legend>
      {views.map((each) => (
        <button
          key={each}
          type='button'
          aria-pressed={view === each}
          onClick={() => setView(each)}
          className='min-h-11 rounded-full px-4 font-[650] text-ink-soft aria-pressed:bg-river-100 aria-pressed:text-river-700 pointer-fine:min-h-9'
        >
          {texts().bar.views[each]}{' '}
        </button>
      ))}
    </fieldset>
  );
}
