import { Link } from 'react-router';

const linkClasses = 'link -my-3 inline-block whitespace-nowrap px-2 py-3 font-[650]';

/** Says on every page of a demonstration that nothing here is charged or sent. */
export function DemoStrip() {
  return (
    <aside
      aria-label='Demostración'
      data-print='no'
      className='border-ochre-500 border-b bg-ochre-100 px-3 py-1.5 text-balance text-center text-xs'
    >
      Demostración: los pagos y los mensajes son simulados{' '}
      {/* The outbox is a page of the server, outside the router. */}
      <a href='/demo/outbox' className={linkClasses}>
        Ver mensajes
      </a>
      <Link to='/demo/design' className={linkClasses}>
        Ver diseño
      </Link>
    </aside>
  );
}
