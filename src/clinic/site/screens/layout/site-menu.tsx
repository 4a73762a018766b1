import { Link, useLocation } from 'react-router';
import { clinic } from '#config';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { Arch } from '#design/drawings/arch.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { informationWords, opensInformation } from '../information/opening.ts';
import { menuGroups, pageOf } from './navigation.ts';

/** Every page of the site, each behind its own small window; the one where we are is lit. */
export function SiteMenu({ className }: { className?: string }) {
  const here = pageOf(useLocation());
  return (
    <Menu label='Menú' className={className}>
      <div aria-hidden='true' className='tiles -mx-2 -mt-2 mb-1 h-3.5 bg-tile' />
      {/* On a small screen the strip under the bar scrolls away, or gives way. */}
      <div className='hidden docked:block border-line border-b pb-1 noscript:hidden'>
        <MenuItem asChild>
          <button type='button' {...opensInformation()}>
            <Arch lit className='h-6' />
            {informationWords}
          </button>
        </MenuItem>
      </div>
      {menuGroups.map((pages) => (
        <ul key={pages[0]?.path} className='border-line border-b py-1 first:pt-0'>
          {pages.map((page) => (
            <li key={page.path}>
              <MenuItem asChild>
                <Link to={page.path} aria-current={page === here ? 'page' : undefined}>
                  <Arch lit={page === here} className='h-6' />
                  <span>
                    {page.label}
                    {page.hint && <span className='block text-ink-soft text-xs'>{page.hint}</span>}
                  </span>
                </Link>
              </MenuItem>
            </li>
          ))}
        </ul>
      ))}
      <MenuItem asChild className='mt-1'>
        <ExternalLink href={clinic.groupSite.url}>
          <Arch className='mr-3 inline-block h-6 align-middle' />
          <span lang={clinic.localLanguage}>{clinic.groupSite.name}</span>
        </ExternalLink>
      </MenuItem>
    </Menu>
  );
}
