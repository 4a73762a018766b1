/** Says on every page of a demonstration that nothing here is charged or sent. */
export function DemoStrip() {
  return (
    <p
      data-print='no'
      className='flex flex-wrap items-center justify-center gap-x-3 border-ochre-500 border-b bg-ochre-100 px-3 text-center text-xs'
    >
      <span className='pt-1.5 sm:pb-1.5'>Demostración: los pagos y los mensajes son simulados</span>
      {/* The outbox is a page of the server, outside the router. */}
      <a href='/demo/outbox' className='link inline-flex min-h-11 items-center px-2 font-[650] sm:min-h-9'>
        Ver mensajes
      </a>
    </p>
  );
}
