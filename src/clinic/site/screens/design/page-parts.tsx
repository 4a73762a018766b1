import { LogoMark } from '#design/drawings/logo.tsx';
import { ContentPanel, Scene } from '#design/drawings/scene.tsx';
import { Waterline } from '#design/drawings/waterline.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { scenes } from '../background/scenes.ts';
import { Family, Specimen } from './specimen.tsx';

export function PageSpecimens() {
  return (
    <Family title='La página'>
      <Specimen file='scene.tsx' title='Escena y papel' className=''>
        {/* A transform makes this box, not the window, the containing block of the fixed picture. */}
        <div className='translate-0 overflow-hidden rounded-card'>
          <Scene scenes={scenes.slice(0, 1)} />
          <ContentPanel className='mt-64'>
            <p className='px-6 py-8'>El papel empieza en la línea del agua.</p>
          </ContentPanel>
        </div>
      </Specimen>
      <Specimen file='page-title.tsx' title='Título de una página' className=''>
        <PageTitle title='De qué trata' as='h4'>
          Qué hay aquí, al lado del título donde cabe.
        </PageTitle>
      </Specimen>
      <Specimen file='page-opening.tsx' title='Comienzo de una página' className=''>
        <PageOpening
          eyebrow='A qué pertenece'
          title='De qué trata'
          as='h4'
          picture={<LogoMark className='mx-auto size-32' />}
          className='gap-y-8 md:grid-cols-[1.15fr_1fr] md:items-center'
        >
          <p className='mt-3'>Las palabras, y un dibujo al lado; en el móvil, debajo.</p>
        </PageOpening>
      </Specimen>
      <Specimen file='waterline.tsx' title='Línea del agua' className='flex flex-col gap-6'>
        <div className='rounded-t-card bg-river-100 pt-10'>
          <Waterline className='text-paper' />
        </div>
        <div className='rounded-b-card bg-river-100 pb-10'>
          <Waterline flip className='text-paper' />
        </div>
      </Specimen>
    </Family>
  );
}
