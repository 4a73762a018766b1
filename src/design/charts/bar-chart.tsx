import clsx from 'clsx';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { chartScale } from './chart-scale.ts';

type ChartColumn = {
  key: string;
  /** Under the bar, at most three letters. */
  label: string;
  /** Under the label of the first column of a group, such as a year. */
  group?: string | undefined;
  value: number;
  /** Value of the earlier period for comparison. */
  former?: number | undefined;
  /** The period is not over: the bar is an outline. */
  isOngoing?: boolean;
  /** Name and values in words, for screen readers. */
  text: string;
};

export type BarChartProps = {
  /** Accessible name of the control that chooses a column. */
  label: string;
  columns: readonly ChartColumn[];
  /** Smallest distance between two lines of the axis: 1 for counts. */
  unit: number;
  formatTick: (value: number) => string;
  /** Line with the values of the chosen column. */
  children: (column: ChartColumn) => ReactNode;
};

/**
 * Bars over a common axis. One column is chosen at a time, at first the last one: by a press or with the arrow keys.
 * `children` shows its values, or those of the column under the mouse. Show all values in a table beside the chart.
 */
export function BarChart({ label, columns, unit, formatTick, children }: BarChartProps) {
  const [wished, setChosen] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const range = useRef<HTMLInputElement>(null);
  const last = columns.length - 1;
  const chosen = Math.min(wished ?? last, last);
  const shown = Math.min(pointed ?? chosen, last);
  const chosenColumn = columns[chosen];
  const column = columns[shown];
  if (chosenColumn === undefined || column === undefined) return null;
  const { ticks, heightOf } = chartScale(
    columns.flatMap(({ value, former }) => [value, former ?? 0]),
    unit,
  );
  const columnAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * columns.length)));
  };
  return (
    <div className='@container'>
      <div className='flex min-h-11 items-center pointer-fine:min-h-9'>{children(column)}</div>
      <div className='mt-2 flex gap-2'>
        <div
          aria-hidden='true'
          className='relative h-40 shrink-0 text-right text-ink-soft text-xs tabular-nums'
        >
          {/* Invisible copies make the axis as wide as its longest text. */}
          {ticks.map((tick) => (
            <span key={tick} className='invisible block h-0'>
              {formatTick(tick)}
            </span>
          ))}
          {ticks.map((tick) => (
            <span
              key={tick}
              className='absolute right-0 translate-y-1/2 whitespace-nowrap leading-none'
              style={{ bottom: `${heightOf(tick)}%` }}
            >
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className='min-w-0 grow pr-2'>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the range inside is for the keyboard */}
          <div
            className='relative h-40 cursor-pointer'
            onPointerDown={(event) => {
              setChosen(columnAt(event));
              range.current?.focus({ preventScroll: true });
            }}
            // The browser would take the focus away again.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={(event) => event.pointerType === 'mouse' && setPointed(columnAt(event))}
            onPointerLeave={() => setPointed(undefined)}
          >
            <Bars columns={columns} shown={shown} ticks={ticks} heightOf={heightOf} />
            <input
              ref={range}
              type='range'
              aria-label={label}
              aria-valuetext={chosenColumn.text}
              min={0}
              max={last}
              value={chosen}
              onChange={({ target }) => {
                setPointed(undefined);
                setChosen(Number(target.value));
              }}
              className='pointer-events-none absolute inset-0 size-full appearance-none rounded-sm bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0'
            />
          </div>
          <div aria-hidden='true' className='flex text-ink-soft text-xs'>
            {columns.map(({ key, label: name, group }, index) => (
              <span key={key} className='w-0 grow'>
                {/* A narrow chart has room for every second label. */}
                <span
                  className={clsx(
                    '-mx-4 block text-center',
                    index === shown && 'font-[650] text-ink',
                    (last - index) % 2 === 1 && 'invisible @sm:visible',
                  )}
                >
                  {name}
                </span>
                <span className='-mx-4 block text-center'>{group ?? '\u00a0'}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

type Scale = ReturnType<typeof chartScale>;

function Bars({
  columns,
  shown,
  ticks,
  heightOf,
}: { columns: readonly ChartColumn[]; shown: number } & Scale) {
  const slot = 100 / columns.length;
  const zero = heightOf(0);
  const box = (value: number) => {
    const end = heightOf(value);
    return { y: `${100 - Math.max(end, zero)}%`, height: `${Math.abs(end - zero)}%` };
  };
  return (
    <svg aria-hidden='true' className='absolute inset-0 size-full overflow-visible'>
      <rect
        x={`${shown * slot}%`}
        width={`${slot}%`}
        height='100%'
        className='fill-river-50 forced-colors:fill-[Highlight]'
      />
      {ticks.map((tick) => (
        <line
          key={tick}
          x2='100%'
          y1={`${100 - heightOf(tick)}%`}
          y2={`${100 - heightOf(tick)}%`}
          className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
        />
      ))}
      {columns.map(({ key, value, former, isOngoing }, index) => (
        <g key={key}>
          {former !== undefined && (
            <rect
              x={`${(index + 0.12) * slot}%`}
              width={`${slot * 0.3}%`}
              {...box(former)}
              className='fill-edge opacity-60'
            />
          )}
          <rect
            x={`${(index + (former === undefined ? 0.22 : 0.42)) * slot}%`}
            width={`${slot * (former === undefined ? 0.56 : 0.46)}%`}
            {...box(value)}
            className={isOngoing ? 'fill-river-100 stroke-2 stroke-river-600' : 'fill-river-600'}
          />
        </g>
      ))}
    </svg>
  );
}
