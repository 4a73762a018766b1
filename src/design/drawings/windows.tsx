import clsx from 'clsx';
import { Check } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { HouseReflection } from './house-reflection.tsx';
import { WindowDrawing, type WindowState } from './window-drawing.tsx';
import { texts } from './windows-texts.ts';

export type Slot = {
  time: string;
  /** Id of the slot: its ISO instant. */
  startsAt: string;
  free: boolean;
};

export type WindowsProps = {
  slots: readonly Slot[];
  value: string | undefined;
  /** Start of the appointment being moved: its window reads 'tu hora' instead of 'ocupada'. */
  ownStart?: string | undefined;
  onChange: (startsAt: string, slot: Slot) => void;
  /** Shows blank windows while the slots load. */
  loading?: boolean;
  /** Usual times of a day, for as many blank windows in the same places. */
  placeholderTimes?: readonly string[];
  legend?: string;
  /** Announced to screen readers when it changes, such as the number of free slots. */
  status?: string | undefined;
  name?: string;
  className?: string;
};

const placeholderSlot = (time: string): Slot => ({ time, startsAt: time, free: false });
const isMorning = (slot: Slot) => slot.time < '14:00';

/**
 * Time slots as windows of a house: open is free, shuttered is taken, lit is selected. Native radios, so that arrows
 * and space work; taken slots are disabled.
 */
export const Windows = memo(function Windows({
  slots,
  value,
  ownStart,
  onChange,
  loading = false,
  placeholderTimes = [],
  legend = texts().legend,
  status = '',
  name,
  className,
}: WindowsProps) {
  const ownName = useId();
  const shown = loading ? placeholderTimes.map(placeholderSlot) : slots;
  const floors = [
    { title: texts().morning, slots: shown.filter(isMorning) },
    { title: texts().afternoon, slots: shown.filter((slot) => !isMorning(slot)) },
  ].filter((floor) => floor.slots.length > 0);
  const columns = Math.max(3, ...floors.map((floor) => Math.min(4, floor.slots.length)));
  const litColumns = floors
    .map((floor) => floor.slots.findIndex((slot) => !loading && slot.startsAt === value))
    .filter((column) => column >= 0);
  return (
    <fieldset
      className={clsx('@container w-full min-w-0 max-w-[45rem]', className)}
      aria-busy={loading || undefined}
    >
      <legend className='sr-only'>{legend}</legend>
      {/* Always in the page: screen readers ignore a region that appears together with its text. */}
      <span role='status' className='sr-only'>
        {loading ? texts().loading : status}
      </span>
      <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
      <div className='mx-2 bg-plaster shadow-[inset_0_-6px_0_var(--color-stone-shade),inset_0_-20px_0_var(--color-stone)] @md:mx-3'>
        <div aria-hidden='true' className='-mt-2 h-5 bg-plaster-shade' />
        {floors.map((floor) => (
          <Floor key={floor.title} title={floor.title} columns={columns}>
            {floor.slots.map((slot) => (
              <SlotWindow
                key={slot.startsAt}
                slot={slot}
                state={loading ? 'loading' : stateOf(slot, value)}
                isOwn={slot.startsAt === ownStart}
                name={name ?? ownName}
                onChoose={() => onChange(slot.startsAt, slot)}
              />
            ))}
          </Floor>
        ))}
        <div className='h-8' />
      </div>
      <HouseReflection columns={columns} litColumns={litColumns} />
    </fieldset>
  );
});

function Floor({ title, columns, children }: { title: string; columns: number; children: ReactNode }) {
  return (
    <div className='px-1 pt-3 @md:px-4 @md:pt-4'>
      <p className='flex items-center gap-3 px-2 font-[650] text-ink-soft text-sm'>
        {title}
        <span aria-hidden='true' className='h-0.5 grow rounded-full bg-plaster-shade' />
      </p>
      <div
        className='mt-1 grid gap-y-2 tiny:grid-cols-2!'
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {children}
      </div>
    </div>
  );
}

function stateOf({ startsAt, free }: Slot, chosen: string | undefined): WindowState {
  if (startsAt === chosen) return 'chosen';
  return free ? 'free' : 'taken';
}

const labelOf = (state: WindowState): string => (state === 'loading' ? '' : texts()[state]);

function SlotWindow({
  slot,
  state,
  isOwn,
  name,
  onChoose,
}: {
  slot: Slot;
  state: WindowState;
  isOwn: boolean;
  name: string;
  onChoose: () => void;
}) {
  const chosen = state === 'chosen';
  return (
    <label
      data-state={state}
      className={clsx(
        'group relative flex flex-col items-center rounded-card px-0.5 pt-3 pb-2 transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:-outline-offset-2 has-focus-visible:outline-river-600',
        state === 'free' && 'hover:bg-card/55',
        state === 'taken' && 'cursor-not-allowed',
      )}
    >
      <input
        type='radio'
        name={name}
        value={slot.startsAt}
        checked={chosen}
        disabled={state === 'taken' || state === 'loading'}
        onChange={onChoose}
        className='absolute inset-0 size-full cursor-[inherit] opacity-0'
      />
      <WindowDrawing
        state={state}
        className={clsx(
          'w-[clamp(4.75rem,21cqw,7.5rem)] transition-[filter]',
          chosen && 'drop-shadow-[0_0_9px_var(--color-glow)]',
        )}
      />
      <span
        className={clsx(
          'relative mt-2 flex items-center gap-1 whitespace-nowrap rounded-full py-0.5 font-[650] tabular-nums transition-colors',
          chosen ? 'bg-ink pr-2 pl-2.5 text-card' : 'px-2.5',
          state === 'loading' && 'text-transparent',
        )}
      >
        {slot.time}
        {chosen && <Check aria-hidden='true' strokeWidth={3.4} className='size-4' />}
      </span>
      <span
        className={clsx('min-h-5 text-xs leading-5', state === 'free' ? 'text-pine-700' : 'text-ink-soft')}
      >
        {isOwn ? texts().own : labelOf(state)}
      </span>
    </label>
  );
}
