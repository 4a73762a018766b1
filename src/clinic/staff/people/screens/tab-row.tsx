import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type PersonTab, personUrl, tabLabels } from './person-tabs.ts';
import { texts } from './texts.ts';

/** The tabs of a record as links, so that each has an address. On phones the row scrolls, with the current one in view. */
export function TabRow({
  id,
  tabs,
  current,
}: {
  id: number;
  tabs: readonly PersonTab[];
  current: PersonTab;
}) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[data-tab=${current}]`);
    if (!row.current || !link) return;
    // `scrollIntoView` could also scroll the page.
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={texts().tabsLabel}
      data-scrolling-row
      className='relative -mx-4 mt-3 flex overflow-x-auto border-line border-b px-4 pt-1.5 [scrollbar-width:none] lg:-mx-7 lg:px-7'
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={personUrl(id, tab)}
          preventScrollReset
          data-tab={tab}
          aria-current={tab === current ? 'page' : undefined}
          className='-outline-offset-2 inline-flex min-h-11 shrink-0 items-center rounded-t-sm border-transparent border-b-3 px-3 font-[650] text-ink-soft no-underline hover:text-river-700 aria-[current=page]:border-river-600 aria-[current=page]:text-ink'
        >
          {tabLabels[tab]}
        </Link>
      ))}
    </nav>
  );
}
