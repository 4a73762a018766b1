import type { ReactNode } from 'react';
import { clinic } from '#config';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';

/** A house with a window for each region: lit where the clinic attends already, shuttered where it is about to. */
export function RegionWindows() {
  return (
    <div className='mx-auto max-w-2xl pb-3'>
      <div aria-hidden='true' className='tiles relative z-10 h-5 bg-tile' />
      <div className='mx-2 -mt-2 bg-plaster px-3 pt-3 pb-9 shadow-[inset_0_-6px_0_var(--color-stone-shade),inset_0_-20px_0_var(--color-stone)]'>
        <Floor title='Te atendemos hoy'>
          {clinic.regions.now.map(({ name, how }) => (
            <Region key={name} name={name} how={how} />
          ))}
        </Floor>
        <Floor title='Próximamente'>
          {clinic.regions.soon.map((name) => (
            <Region key={name} name={name} />
          ))}
        </Floor>
      </div>
    </div>
  );
}

function Floor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className='pt-4'>
      <h3 className='flex items-center gap-3 px-1 text-h4'>
        {title}
        <span aria-hidden='true' className='h-0.5 grow rounded-full bg-plaster-shade' />
      </h3>
      <ul className='mt-3 flex flex-wrap justify-around gap-y-5'>{children}</ul>
    </section>
  );
}

function Region({ name, how }: { name: string; how?: string }) {
  return (
    <li className='flex w-33 flex-col items-center text-center'>
      <WindowDrawing state={how ? 'chosen' : 'taken'} className='w-20' />
      <span className='mt-2 font-[650] leading-tight'>{name}</span>
      {how && <span className='text-sm'>{how}</span>}
    </li>
  );
}
