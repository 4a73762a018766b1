import { Bullet } from '#design/bullet.tsx';
import { compatibility, supportLabels } from './install-compatibility.ts';

export function InstallTable() {
  return (
    <>
      <h2 id='compatibility' tabIndex={-1} className='scroll-mt-40 outline-none'>
        Dónde funciona
      </h2>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>
        En casi cualquier móvil de los últimos años. No pasa por ninguna tienda de aplicaciones.
      </p>
      <table className='mt-6 w-full max-w-4xl border-collapse text-left max-sm:block'>
        <caption className='sr-only'>
          Navegadores en los que se puede poner la web en la pantalla de inicio
        </caption>
        <thead className='max-sm:sr-only'>
          <tr className='border-edge border-b-2 text-sm *:pr-6 *:pb-2 *:font-[650]'>
            <th scope='col'>Navegador</th>
            <th scope='col'>¿Se puede?</th>
            <th scope='col'>Cómo</th>
          </tr>
        </thead>
        <tbody className='max-sm:block'>
          {compatibility.map(({ device, browser, support, note }) => (
            <tr
              key={device + browser}
              className='border-line border-b *:py-3.5 *:align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] sm:*:pr-6'
            >
              <th scope='row' className='font-normal max-sm:pb-1! max-sm:pr-4'>
                <strong className='block leading-snug'>{browser}</strong>
                <span className='text-ink-soft text-sm'>{device}</span>
              </th>
              <td className='max-sm:pb-1!'>
                <span className='flex items-center gap-2 whitespace-nowrap font-[650]'>
                  <Bullet no={support === 'no'} />
                  {supportLabels[support]}
                </span>
              </td>
              <td className='max-sm:col-span-2 max-sm:pt-0! max-sm:text-ink-soft'>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
