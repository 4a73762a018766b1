import { Bullet } from '#design/bullet.tsx';
import { compatibility } from './install-compatibility.ts';
import { texts } from './texts.ts';

const own = texts().table;

export function InstallTable() {
  return (
    <>
      <h2 id='compatibility' tabIndex={-1} className='scroll-mt-40 text-h3 outline-none'>
        {own.title}
      </h2>
      <p className='mt-3 max-w-text text-ink-soft text-lg'>{own.lead}</p>
      <table className='mt-6 w-full max-w-4xl border-collapse text-left max-sm:block'>
        <caption className='sr-only'>{own.caption}</caption>
        <thead className='max-sm:sr-only'>
          <tr className='border-edge border-b-2 text-sm *:pr-6 *:pb-2 *:font-[650]'>
            <th scope='col'>{own.browser}</th>
            <th scope='col'>{own.isPossible}</th>
            <th scope='col'>{own.how}</th>
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
                  {own.support[support]}
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
