import clsx from 'clsx';
import { ChevronDown, Ellipsis, Settings } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Role } from '#clinic/audit/contract.ts';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { useRootData } from '#platform/documents/root-data.ts';
import { routes } from '#platform/paths.ts';
import { InboxMark } from '../../inbox/screens/inbox-mark.tsx';
import { isPageOpen, pagesFor, type StaffPage } from '../../navigation.ts';
import { texts } from './texts.ts';

const item =
  'flex items-center rounded-[10px] font-[650] text-ink-soft no-underline transition-colors hover:bg-river-50 hover:text-river-700 aria-[current=page]:bg-river-100 aria-[current=page]:text-river-700';
const barItemClasses = 'min-h-12 flex-1 flex-col justify-center gap-0.5 text-xs';
const railItemClasses = 'min-h-10 gap-3 px-3 text-sm pointer-fine:min-h-9';
/** Fits 360 px; further pages are under 'Más'. */
const maxInBar = 5;

// Launch state when the document was rendered; an extra page for a while is harmless.
const usePages = (role: Role) => pagesFor(role, useRootData()?.isOpen !== false);

/** Up to this many rare pages are not collapsed. */
const maxUncollapsed = 2;

/**
 * Sidebar with all pages. Rare ones are collapsed, and on low windows the pages scroll while user and sign-out stay
 * in view.
 */
export function StaffRail({ role }: { role: Role }) {
  const pages = usePages(role);
  const rare = pages.filter(({ isRare }) => isRare);
  const isFolded = rare.length > maxUncollapsed;
  return (
    <nav
      aria-label={texts().pages}
      className='-m-1.5 min-h-0 overflow-y-auto overscroll-contain p-1.5 max-lg:hidden'
    >
      {pages
        .filter((page) => !isFolded || !page.isRare)
        .map((page) => (
          <PageLink key={page.path} page={page} className={railItemClasses} />
        ))}
      {isFolded && <RarePages pages={rare} />}
    </nav>
  );
}

/** Collapsed unless one of its pages is open. */
function RarePages({ pages }: { pages: readonly StaffPage[] }) {
  const { pathname } = useLocation();
  const isHere = pages.some(({ path }) => isPageOpen(path, pathname));
  const fold = useRef<HTMLDetailsElement>(null);
  // On a low window the current page may be below the edge of the sidebar.
  useEffect(() => {
    if (isHere) fold.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isHere]);
  return (
    <details ref={fold} open={isHere} className='group'>
      <summary className={clsx(item, railItemClasses, 'list-none [&::-webkit-details-marker]:hidden')}>
        <Settings aria-hidden='true' className='size-5' />
        {texts().rarePages}
        <ChevronDown
          aria-hidden='true'
          className='ml-auto size-4.5 transition-transform group-open:rotate-180'
        />
      </summary>
      <div className='ml-2 border-line border-l pl-0.5'>
        {pages.map((page) => (
          <PageLink key={page.path} page={page} className={railItemClasses} />
        ))}
      </div>
    </details>
  );
}

/** Bottom bar for phones: the main pages, and a menu for the others. */
export function StaffBar({ role }: { role: Role }) {
  const pages = usePages(role);
  const shown = pages.length <= maxInBar ? pages : pages.slice(0, maxInBar - 1);
  const others = pages.slice(shown.length);
  return (
    <nav
      aria-label={texts().pages}
      data-print='no'
      data-floor
      className='fixed zoomed:relative inset-x-0 bottom-0 z-30 flex border-line border-t bg-card px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] lg:hidden'
    >
      {shown.map((page) => (
        <PageLink key={page.path} page={page} className={barItemClasses} />
      ))}
      {others.length > 0 && <MorePages pages={others} />}
    </nav>
  );
}

function PageLink({ page: { path, label, Icon }, className }: { page: StaffPage; className: string }) {
  return (
    <NavLink to={path} end={path === routes.staff} className={clsx(item, 'relative', className)}>
      <Icon aria-hidden='true' className='size-5' />
      {label}
      {path === routes['staff-inbox'] && <InboxMark />}
    </NavLink>
  );
}

function MorePages({ pages }: { pages: readonly StaffPage[] }) {
  const { pathname } = useLocation();
  const here = pages.find(({ path }) => isPageOpen(path, pathname));
  return (
    <Menu
      label={here === undefined ? texts().morePages : texts().morePagesFrom(here.label)}
      face={
        <span className={clsx(item, barItemClasses, here && 'text-river-700')}>
          <Ellipsis aria-hidden='true' className='size-5' />
          {here?.brief ?? here?.label ?? texts().more}
        </span>
      }
      // At the bottom of the window, so its menu opens upwards.
      className='flex flex-1 justify-center [&>button]:w-full [&>button]:rounded-[10px] [&>div]:top-auto [&>div]:bottom-[calc(100%+0.5rem)]'
    >
      {pages.map(({ path, label, Icon, isRare }, place) => (
        <MenuItem
          key={path}
          asChild
          className={isRare && !pages[place - 1]?.isRare ? 'mt-1 rounded-t-none border-line border-t' : ''}
        >
          <NavLink to={path} end={path === routes.staff}>
            <Icon aria-hidden='true' className='size-5' />
            {label}
          </NavLink>
        </MenuItem>
      ))}
    </Menu>
  );
}
