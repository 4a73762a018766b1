import clsx from 'clsx';
import { Link, NavLink } from 'react-router';
import { Logo, LogoMark } from '#design/drawings/logo.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { AccountCorner } from './account-corner.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { barPages } from './navigation.ts';
import { SiteMenu } from './site-menu.tsx';
import { texts } from './texts.ts';

const shortName = () => clinicContact().name.split(' ').at(-1) ?? clinicContact().name;
const barWidths = { medium: 'hidden md:flex', large: 'hidden lg:flex' };

export function TopBar() {
  return (
    // With very large text the bar scrolls away, and its buttons keep their size so that it stays one row.
    <header
      data-bar
      data-print='no'
      className='sticky top-0 z-30 border-line border-b bg-paper tiny:relative tiny:top-auto zoomed:relative'
    >
      <div className='mx-auto flex h-16 docked:h-14 max-w-page items-center gap-1 px-3 tiny:h-[52px]! max-[24rem]:gap-0 max-[24rem]:px-2 sm:gap-2 sm:px-8'>
        <Link
          to={routes.home}
          aria-label={texts().homeOf(clinicContact().name)}
          className='mr-auto flex min-h-11 items-center rounded-sm no-underline tiny:min-h-[44px]'
        >
          {/* The name shortens with the space: short on phones, only the logo below 22.5 rem, where a scrollbar leaves even less. */}
          <LogoMark className='size-9 tiny:size-[40px] min-[22.5rem]:hidden' />
          <Logo name={shortName()} className='gap-2! max-[22.5rem]:hidden sm:hidden' />
          <Logo name={clinicContact().name} className='max-sm:hidden' />
        </Link>
        <nav aria-label={texts().mainNavigation} className='flex items-center gap-1'>
          {barPages.map((page) => (
            <NavLink
              key={page.path}
              to={page.path}
              className={clsx(
                'min-h-11 items-center rounded-full px-4 font-[650] text-river-700 no-underline transition-colors hover:bg-river-50 aria-[current=page]:bg-river-50',
                barWidths[page.inBar ?? 'large'],
              )}
            >
              {page.label}
            </NavLink>
          ))}
          {/* On phones the panel is positioned by the bar; positioned by its button it would leave the screen. */}
          <SiteMenu className='max-sm:static max-sm:[&>div]:right-3 tiny:[&>button]:min-h-[44px] tiny:[&>button]:px-2 tiny:[&>button]:text-xs' />
        </nav>
        <LanguageSwitch
          short
          className='flex min-h-11 min-w-11 items-center justify-center rounded-full font-[650] text-river-700 no-underline hover:bg-river-50 max-sm:hidden tiny:hidden'
        />
        <AccountCorner />
      </div>
    </header>
  );
}
