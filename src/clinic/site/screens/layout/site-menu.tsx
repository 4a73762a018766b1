import { Link, useLocation } from 'react-router';
import { clinic } from '#config';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { informationOpenerProps } from '../information/information-dialog.ts';
import { texts as informationTexts } from '../information/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { menuGroups, pageOf } from './navigation.ts';
import { texts } from './texts.ts';

export function SiteMenu({ className }: { className?: string }) {
  const here = pageOf(useLocation());
  return (
    <Menu label={texts().menu} className={className}>
      {/* On small screens the strip under the bar scrolls away or is hidden. */}
      <div className='hidden docked:block border-line border-b pb-1 noscript:hidden'>
        <MenuItem asChild>
          <button type='button' {...informationOpenerProps()}>
            {informationTexts().title}
          </button>
        </MenuItem>
      </div>
      {menuGroups.map((pages) => (
        <ul key={pages[0]?.path} className='border-line border-b py-1 first:pt-0'>
          {pages.map((page) => (
            <li key={page.path}>
              <MenuItem asChild>
                <Link to={page.path} aria-current={page === here ? 'page' : undefined}>
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
      {/* The top bar has no space for it on small phones. */}
      <LanguageSwitch as={MenuItem} className='mt-1' />
      <MenuItem asChild className='mt-1'>
        <ExternalLink href={clinicSettings().groupSite.url}>
          <span lang={clinic.localLanguage}>{clinicSettings().groupSite.name}</span>
        </ExternalLink>
      </MenuItem>
    </Menu>
  );
}
