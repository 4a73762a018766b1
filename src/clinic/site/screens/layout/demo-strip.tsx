import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem } from '#design/dialogs/menu.tsx';

const sentence = 'Demostración: los pagos y los mensajes son simulados';
const linkClasses = 'link -my-3 inline-block whitespace-nowrap px-2 py-3 font-[650]';

/**
 * Demo notice on every page: nothing is charged or sent. On small screens a full row until the cookie choice is made,
 * then folded.
 */
export function DemoStrip() {
  return (
    <aside
      aria-label='Demostración'
      data-print='no'
      className='bg-ochre-100 docked:shrink-0 docked:asked:shrink docked:asked:grow'
    >
      <p className='docked:hidden border-ochre-500 border-b px-3 py-1.5 text-balance text-center text-xs'>
        {sentence} {/* The outbox is served outside the router. */}
        <a href='/demo/outbox' className={linkClasses}>
          Ver mensajes
        </a>
        <Link to='/demo/design' className={linkClasses}>
          Ver diseño
        </Link>
      </p>
      <Menu
        label={sentence}
        face={<CompactNotice />}
        className='hidden docked:block *:first:w-full *:first:justify-between *:first:rounded-none'
      >
        <p className='px-3 py-2 text-sm'>{sentence}.</p>
        <MenuItem href='/demo/outbox'>Ver mensajes</MenuItem>
        <MenuItem asChild>
          <Link to='/demo/design'>Ver diseño</Link>
        </MenuItem>
      </Menu>
    </aside>
  );
}

function CompactNotice() {
  return (
    <span className='flex items-center gap-1 px-3 max-[21rem]:px-2 text-left text-xs leading-tight'>
      <span>
        Demostración<span className='hidden asked:inline'>: los pagos y los mensajes son simulados</span>
      </span>
      <ChevronDown aria-hidden='true' className='size-4 shrink-0' />
    </span>
  );
}
