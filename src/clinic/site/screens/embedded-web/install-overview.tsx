import { Bullet } from '#design/bullet.tsx';
import { HomeScreen } from './home-screen.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { texts } from './texts.ts';

const own = texts().overview;

export function InstallOverview() {
  return (
    <>
      <div className='grid grid-cols-1 gap-x-14 gap-y-8 sm:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_16rem]'>
        <div className='max-w-text'>
          <h2 id='overview' tabIndex={-1} className='scroll-mt-40 text-h3 outline-none'>
            {own.title}
          </h2>
          <p className='mt-3 text-lg'>{own.lead}</p>
          <ul className='mt-6 flex flex-col gap-3'>
            {own.gains.map((gain) => (
              <li key={gain} className='flex gap-3'>
                <Bullet />
                {gain}
              </li>
            ))}
          </ul>
        </div>
        <PhoneDrawing className='mx-auto w-44 max-w-full sm:w-full'>
          <HomeScreen />
        </PhoneDrawing>
      </div>
      <div className='mt-12 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3'>
        <Part title={own.offline}>
          <p>{own.worksOffline}</p>
          <p className='mt-2'>{own.needsConnection}</p>
        </Part>
        <Part title={own.limitsTitle}>
          <ul className='flex list-disc flex-col gap-1.5 pl-5 marker:text-ochre-500'>
            {own.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>
        <Part title={own.sharedPhone}>
          <p>{own.onSharedPhone}</p>
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className='mt-3'>{children}</div>
    </section>
  );
}
