import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import type { InstallGuide } from './guide-shape.ts';
import { guideOf, listInstallGuides } from './install-guides.ts';
import { InstallScreenDrawing } from './install-screens.tsx';
import { texts } from './texts.ts';

const own = texts().steps;

const removalSteps = [
  { device: 'Android', text: own.removeOnAndroid },
  { device: own.appleDevices, text: own.removeOnApple },
];

/** Installation steps per browser, and how to remove the site. */
export function InstallSteps() {
  const ownGuide = useOwnGuide();
  return (
    <>
      <h2 id='implementation' tabIndex={-1} className='scroll-mt-40 text-h3 outline-none'>
        {own.title}
      </h2>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>{own.lead}</p>
      <div className='mt-6 flex flex-col gap-4'>
        {listInstallGuides().map((guide) => (
          <Guide key={guide.id} guide={guide} isOwn={guide.id === ownGuide} />
        ))}
      </div>
      <section className='mt-12'>
        <h3>{own.removal}</h3>
        <dl className='mt-4 grid max-w-4xl gap-x-10 gap-y-5 sm:grid-cols-2'>
          {removalSteps.map(({ device, text }) => (
            <div key={device} className='border-front-river border-l-4 pl-4'>
              <dt className='font-[650]'>{device}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className='mt-4 max-w-text'>{own.nothingDeleted}</p>
      </section>
    </>
  );
}

/** Guide of the current browser, after hydration; undefined on computers. */
function useOwnGuide(): InstallGuide['id'] | undefined {
  const [guide, setGuide] = useState<string>();
  useEffect(() => setGuide(guideOf(navigator.userAgent)), []);
  return guide;
}

function Guide({
  guide: { id, browser, device, steps, note },
  isOwn,
}: {
  guide: InstallGuide;
  isOwn: boolean;
}) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <details
      id={id}
      open={isOpen ?? isOwn}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className='group overflow-hidden rounded-card border border-line bg-card open:shadow-soft'
    >
      <summary className='flex min-h-16 list-none items-center gap-4 px-4 py-3 transition-colors hover:bg-river-50 sm:px-6 [&::-webkit-details-marker]:hidden'>
        <h3 className='grow text-h4'>
          {browser}{' '}
          <span className='block font-normal font-sans text-base text-ink-soft tracking-normal'>
            {device}
          </span>
        </h3>
        {isOwn && <Badge>{own.yourBrowser}</Badge>}
        <ChevronDown
          aria-hidden='true'
          className='size-6 shrink-0 text-river-700 transition-transform group-open:rotate-180'
        />
      </summary>
      <div className='border-line border-t bg-river-50 px-4 py-6 sm:px-6'>
        <ol className='grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4'>
          {steps.map(({ text, screen }, index) => (
            <li key={text} className='flex items-center gap-4 lg:flex-col lg:items-start'>
              <InstallScreenDrawing screen={screen} className='w-24 shrink-0 lg:w-32' />
              <p>
                <span className='mb-1 block font-[680] font-display text-h3 text-river-700'>{index + 1}</span>
                {text}
              </p>
            </li>
          ))}
        </ol>
        {note && <p className='mt-6 max-w-text border-line border-t pt-4 text-sm'>{note}</p>}
      </div>
    </details>
  );
}
