import { clinic } from '#config';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card, HouseCard } from '#design/card.tsx';
import { Arch } from '#design/drawings/arch.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { Floors } from '#design/drawings/floors.tsx';
import { Logo, LogoMark } from '#design/drawings/logo.tsx';
import { ProgressWindows, StepWindows } from '#design/feedback/progress-windows.tsx';
import { Family, Specimen, State } from './specimen.tsx';

const tones = ['river', 'pine', 'coral', 'ochre'] as const;
const people = ['Montse Vila', 'Arnau Puig', 'Júlia Serra', 'Òscar Font'];
const steps = ['Cita', 'Pago', 'Listo'];

/** Houses, their windows, and who and what lives in them. */
export function HouseSpecimens() {
  return (
    <Family title='Casas y ventanas'>
      <Specimen
        file='card.tsx'
        title='Tarjeta y fachada'
        className='grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
      >
        <Card>
          <h4>Tarjeta lisa</h4>
          <p className='mt-2 text-ink-soft'>Para todo lo que no es una casa.</p>
        </Card>
        {tones.map((tone, index) => (
          <HouseCard key={tone} tone={tone} lit={index * 2 + 1} {...(index === 1 && { sign: 'Recomendado' })}>
            <h4>Fachada {tone}</h4>
            <p className='mt-2 text-ink-soft'>{index * 2 + 1} de 7 ventanas encendidas.</p>
          </HouseCard>
        ))}
        <HouseCard tone='river' lit={6}>
          <h4>Falta una cosa: una ventana sin encender</h4>
          <p className='mt-2 text-ink-soft'>Primero lo que falta, y el botón que lo hace.</p>
          <Button className='mt-4 self-start'>Pagar ahora</Button>
        </HouseCard>
        <HouseCard tone='river' front={<Floors windows={8} perFloor={4} className='mx-auto pb-3' />}>
          <h4>Fachada con pisos</h4>
        </HouseCard>
      </Specimen>
      <Specimen file='floors.tsx' title='Pisos de ventanas'>
        {[4, 8, 12].map((windows) => (
          <div key={windows} className='rounded-card bg-front-pine p-4'>
            <Floors windows={windows} perFloor={windows === 12 ? 6 : 4} />
          </div>
        ))}
      </Specimen>
      <Specimen file='arch.tsx' title='Arco'>
        <State name='apagado'>
          <Arch className='h-14' />
        </State>
        <State name='encendido'>
          <Arch lit className='h-14' />
        </State>
      </Specimen>
      <ProgressSpecimen />
      <Specimen file='avatar.tsx' title='Retrato' className='flex flex-wrap items-end gap-6'>
        {people.map((name) => (
          <State key={name} name={name}>
            <Avatar name={name} />
          </State>
        ))}
        <State name='pequeño'>
          <Avatar name='Montse Vila' size='small' />
        </State>
        <State name='grande'>
          <Avatar name='Arnau Puig' size='large' />
        </State>
        <State name='con imagen'>
          <Avatar name='Júlia Serra' size='large' src='/icons/apple-touch-icon.png' />
        </State>
      </Specimen>
      <Specimen file='badge.tsx' title='Estado'>
        <Badge tone='pending'>Pendiente</Badge>
        <Badge tone='confirmed'>Confirmada</Badge>
        <Badge tone='cancelled'>Cancelada</Badge>
        <Badge>Sin pagar</Badge>
      </Specimen>
      <Specimen file='logo.tsx' title='Marca' className='flex flex-wrap items-center gap-8'>
        <Logo name={clinic.name} className='max-w-full whitespace-normal!' />
        <LogoMark className='size-16' />
      </Specimen>
    </Family>
  );
}

function ProgressSpecimen() {
  return (
    <Specimen file='progress-windows.tsx' title='Ventanas que cuentan' className='flex flex-col gap-6'>
      {[0, 3, 8].map((lit) => (
        <ProgressWindows key={lit} lit={lit} total={8} label={`Quedan ${lit} de 8 sesiones`} />
      ))}
      <ProgressWindows lit={20} total={60} label='20 de 60, en proporción' />
      <div className='grid gap-6 sm:grid-cols-2'>
        {[0, 1, 2, 3].map((current) => (
          <StepWindows key={current} steps={steps} current={current} label={`Pasos, van ${current}`} />
        ))}
      </div>
    </Specimen>
  );
}
