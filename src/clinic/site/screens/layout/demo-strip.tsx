import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';
import { texts } from './texts.ts';

const demo = texts().demo;
const sentence = demo.label + demo.simulated;
const linkClasses = 'link -my-3 inline-block whitespace-nowrap px-2 py-3 font-[650]';

/**
 * Demo notice on every page: nothing is charged or sent. On small screens a full row until the cookie choice is made,
 * then folded.
 */
export function DemoStrip() {
  return (
    <aside
      aria-label={demo.label}
      data-print='no'
      className='bg-ochre-100 docked:shrink-0 docked:asked:shrink docked:asked:grow tiny:mx-2 tiny:my-[1px] tiny:ml-auto tiny:grow-0! tiny:rounded-full'
    >
      <p className='docked:hidden border-ochre-500 border-b px-3 py-1.5 text-balance text-center text-xs'>
        {sentence} {/* The outbox is served outside the router. */}
        <a href='/demo/outbox' className={linkClasses}>
          {demo.showMessages}
        </a>
        <Link to='/demo/design' className={linkClasses}>
          {demo.showDesign}
        </Link>
      </p>
      <Menu
        label={sentence}
        face={<CompactNotice />}
        className='hidden docked:block *:first:w-full *:first:justify-between *:first:rounded-none tiny:*:first:min-h-[44px] tiny:*:first:rounded-full'
      >
        <p className='px-3 py-2 text-sm'>{sentence}.</p>
        <MenuItem href='/demo/outbox'>{demo.showMessages}</MenuItem>
        <MenuItem asChild>
          <Link to='/demo/design'>{demo.showDesign}</Link>
        </MenuItem>
      </Menu>
    </aside>
  );
}

function CompactNotice() {
  return (
    <span className='flex items-center gap-1 px-3 max-[21rem]:px-2 text-left text-xs leading-tight tiny:px-[12px] tiny:text-[0.7rem]'>
      <span>
        {demo.label}
        <span className='hidden asked:inline tiny:hidden!'>{demo.simulated}</span>
      </span>
      <ChevronDown aria-hidden='true' className='size-4 shrink-0' />
    </span>
  );
}
