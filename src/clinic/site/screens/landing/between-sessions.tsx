import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { perkPages } from '#clinic/subscriptions/catalogue/screens/perk-pages.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import type { DrawingName } from '../background/drawings.ts';
import { texts } from './texts.ts';

const own = texts().between;

/** Services between sessions: platform, magazine and guide. */
export function BetweenSessions() {
  const { platform, magazine } = clinicSettings().complementaryServices;
  return (
    <div className='mt-16 sm:mt-22'>
      <h3>{own.title}</h3>
      <p className='mt-2 max-w-text text-ink-soft'>{own.lead}</p>
      <ul className='mt-6 grid gap-y-6 sm:grid-cols-3'>
        <Porch to={perkPages.platform} title={platform.title} drawing='porch-platform'>
          {own.platform}
        </Porch>
        <Porch to={perkPages.magazine} title={magazine.title} drawing='porch-magazine'>
          {own.magazine}
        </Porch>
        <Porch to={routes.selfcare} title={own.guideTitle} drawing='porch-guide'>
          {own.guide}
        </Porch>
      </ul>
    </div>
  );
}

function Porch({
  to,
  title,
  drawing,
  children,
}: {
  to: string;
  title: string;
  drawing: DrawingName;
  children: ReactNode;
}) {
  return (
    <li className='group relative flex items-center gap-4 tiny:flex-wrap sm:block'>
      <Drawing
        name={drawing}
        className='h-21 w-28 shrink-0 object-cover max-sm:rounded-sm sm:h-46 sm:w-[calc(100%+1px)] sm:max-w-none'
      />
      <div className='sm:px-5 sm:pt-4'>
        <h4>
          {/* Makes the whole card clickable. */}
          <Link to={to} className='link after:absolute after:inset-0'>
            {title}
          </Link>
        </h4>
        <p className='mt-1 text-ink-soft'>{children}</p>
      </div>
    </li>
  );
}
