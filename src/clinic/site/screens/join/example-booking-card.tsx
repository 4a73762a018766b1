import clsx from 'clsx';
import { CalendarDays, Check, Clock, MapPin, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { Tabs } from '#design/tabs.tsx';
import { routes } from '#platform/paths.ts';
import { type ExampleSlot, exampleProfile } from './example-profile.ts';
import { texts } from './texts.ts';

/** Mock-up of booking hours; the tabs work, the hours are static. */
export function ExampleBookingCard() {
  const { consultationMinutes, office, online } = exampleProfile;
  return (
    <section aria-labelledby='horas' className='flex flex-col rounded-card bg-card p-5 shadow-soft sm:p-7'>
      <div className='flex flex-wrap items-baseline justify-between gap-x-4'>
        <h3 id='horas' className='text-h4'>
          {texts().example.booking}
        </h3>
        <p className='flex items-center gap-1.5 text-ink-soft text-sm'>
          <Clock aria-hidden='true' className='size-4' />
          {texts().example.length(consultationMinutes)}
        </p>
      </div>
      <Tabs
        label={texts().example.modality}
        keepMounted
        className='mt-4 grow'
        tabs={[
          {
            value: 'office',
            label: texts().example.office,
            content: <Hours {...office} icon={<MapPin />} />,
          },
          { value: 'online', label: texts().example.online, content: <Hours {...online} icon={<Video />} /> },
        ]}
      />
      <Link
        to={routes.contact}
        className='link mt-4 inline-flex min-h-11 items-center gap-2 self-start font-[650]'
      >
        <CalendarDays aria-hidden='true' className='size-5' />
        {texts().example.requestCalendar}
      </Link>
    </section>
  );
}

function Hours({ place, slots, icon }: { place: string; slots: readonly ExampleSlot[]; icon: ReactNode }) {
  return (
    <>
      <p className='flex gap-2.5 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-river-600'>
        {icon}
        {place}
      </p>
      <ul className='mt-4 grid grid-cols-4 gap-1 rounded-card bg-plaster px-1 pt-4 pb-2 shadow-[inset_0_-5px_0_var(--color-stone)] sm:px-3'>
        {slots.map((slot) => (
          <SlotMockUp key={slot.day} {...slot} />
        ))}
      </ul>
    </>
  );
}

function SlotMockUp({ day, time, state }: ExampleSlot) {
  const isChosen = state === 'chosen';
  return (
    <li className='flex min-w-0 flex-col items-center pb-2 text-center text-xs'>
      <WindowDrawing state={state} className='w-full max-w-19' />
      <span className='mt-2'>{day}</span>
      <span
        className={clsx(
          'mt-0.5 flex items-center gap-1 rounded-full px-2 font-[650] text-sm tabular-nums',
          isChosen && 'bg-ink text-card',
        )}
      >
        {time}
        {isChosen && <Check aria-hidden='true' strokeWidth={3.4} className='size-3.5 max-sm:hidden' />}
      </span>
      <span className='text-ink-soft'>{texts().example.states[state]}</span>
    </li>
  );
}
