import clsx from 'clsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { joinList } from '#platform/text/lists.ts';
import { america, europe, type Panel } from './coverage-shapes.ts';

// The first country is highlighted; later ones are paler. No kind of consultation uses this colour.
const fills = ['fill-glow', 'fill-tile/60', 'fill-tile/38', 'fill-tile/18'];

/** Countries by launch date, as a map and as text. */
export function CoverageMap() {
  const { reach } = clinicSettings().directory;
  return (
    <div className='mt-8'>
      <div className='grid gap-4 sm:grid-cols-2 sm:gap-5'>
        <MapPanel panel={europe} />
        <MapPanel panel={america} />
      </div>
      <ol className='mt-6 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4'>
        {reach.map(({ launch, countries }, step) => (
          <li key={launch} className='flex gap-3.5'>
            <svg viewBox='0 0 32 32' aria-hidden='true' className='mt-0.5 size-7 shrink-0'>
              <rect x='1' y='1' width='30' height='30' rx='8' className='fill-plaster' />
              <rect
                x='1'
                y='1'
                width='30'
                height='30'
                rx='8'
                className={clsx('stroke-ink', fills[step])}
                strokeWidth='2'
              />
            </svg>
            <div>
              <h3 className='text-h4'>{launch}</h3>
              <p className='text-ink-soft'>{joinList(countries)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const sea =
  'M14 178h34m-20 10h38M140 30h26m-12 9h30M18 334h22M196 344h40m-26 9h34M300 366h30M70 300h44m-30 9h26M310 92h34m-20 9h22M190 24h24';

function MapPanel({ panel }: { panel: Panel }) {
  const { reach } = clinicSettings().directory;
  const countryNames = new Intl.DisplayNames('es', { type: 'region' });
  const shapes = Object.entries(panel.countries).flatMap(([code, shape]) => {
    const name = countryNames.of(code) ?? code;
    const step = reach.findIndex(({ countries }) => countries.includes(name));
    const launch = reach[step]?.launch;
    return launch === undefined ? [] : [{ code, name, step, launch, ...shape }];
  });
  return (
    <svg viewBox='0 0 360 380' aria-hidden='true' className='w-full rounded-card bg-river-100'>
      <path d={sea} className='stroke-card' strokeWidth='2' strokeLinecap='round' />
      <path d={panel.land} className='fill-plaster' />
      {shapes.map(({ code, step, outline, islets }) => (
        <g key={code} className={fills[step]}>
          {/* The sea must not shine through the paler countries. */}
          <path d={outline} className='fill-plaster' />
          <path d={outline} className='stroke-card' strokeWidth='1.4' strokeLinejoin='round' />
          {islets && <path d={islets} className='stroke-ink' strokeWidth='.6' strokeLinejoin='round' />}
        </g>
      ))}
      {shapes.map(({ code, name, step, launch, label, leader }) => (
        <g
          key={code}
          transform={`translate(${label.join(' ')})`}
          // The highlighted country is light in dark mode too.
          className={step === 0 ? 'fill-shade' : 'fill-ink'}
          textAnchor='middle'
        >
          {leader && <path d={leader} className='fill-none stroke-ink' strokeWidth='1.2' />}
          <text className='text-[13.5px] lg:text-[12px]' y='-15'>
            {name}
          </text>
          <Launch when={launch} />
        </g>
      ))}
    </svg>
  );
}

/** A year in large digits; words are small, because they would not fit. */
function Launch({ when }: { when: string }) {
  const isYear = /^\d+$/.test(when);
  return (
    <text
      className={clsx(
        'font-[680]',
        isYear ? 'font-display text-[17px] lg:text-[16px]' : 'text-[13.5px] lg:text-[12px]',
      )}
    >
      {when}
    </text>
  );
}
