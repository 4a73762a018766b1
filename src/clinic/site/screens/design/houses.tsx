import { Badge } from '#design/badge.tsx';
import { Bullet } from '#design/bullet.tsx';
import { Button } from '#design/button.tsx';
import { Card, HouseCard } from '#design/card.tsx';
import { BarChart } from '#design/charts/bar-chart.tsx';
import { BarTable } from '#design/charts/bar-table.tsx';
import { Arch } from '#design/drawings/arch.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { Floors } from '#design/drawings/floors.tsx';
import { HoursFront } from '#design/drawings/hours-front.tsx';
import { Logo, LogoMark } from '#design/drawings/logo.tsx';
import { ProgressWindows } from '#design/feedback/progress-windows.tsx';
import { StepLine } from '#design/feedback/step-line.tsx';
import { NumberMark } from '#design/number-mark.tsx';
import { StepList } from '#design/step-list.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { Family, Specimen, State } from './specimen.tsx';

const walls = ['river', 'pine', 'coral', 'ochre', 'plaster'] as const;
const hours = ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'];
const people = ['Montse Vila', 'Arnau Puig', 'Júlia Serra', 'Òscar Font'];
const steps = ['Cita', 'Pago', 'Listo'];
const stepsWithText = steps.map((title) => ({ title, text: 'Qué se hace y cuánto tarda, en una línea.' }));

const chartColumns = [
  { key: 'sep', label: 'sep', group: '2026', value: 41, former: 35, text: 'septiembre: 41; hace un año, 35' },
  { key: 'oct', label: 'oct', value: 48, former: 52, text: 'octubre: 48; hace un año, 52' },
  { key: 'nov', label: 'nov', value: 20, isOngoing: true, text: 'noviembre: 20' },
];

export function HouseSpecimens() {
  return (
    <Family title='Casas y ventanas'>
      <CardSpecimens />
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
        <Logo name={clinicContact().name} className='max-w-full whitespace-normal!' />
        <LogoMark className='size-16' />
      </Specimen>
    </Family>
  );
}

const hoursByMonth = [
  { key: '11', name: 'nov 26', size: 118, value: '118', note: 'de 160' },
  { key: '10', name: 'oct 26', size: 96, value: '96', note: 'de 168' },
  { key: '09', name: 'sept 26', size: 0, value: '0' },
];

function ProgressSpecimen() {
  return (
    <>
      <Specimen file='progress-windows.tsx' title='Sesiones que quedan' className='flex flex-col gap-6'>
        {[0, 3, 8].map((lit) => (
          <ProgressWindows key={lit} lit={lit} total={8} label={`Quedan ${lit} de 8 sesiones`} />
        ))}
        <ProgressWindows lit={20} total={60} label='20 de 60, en proporción' />
      </Specimen>
      <Specimen file='bar-table.tsx' title='Cifras por meses' className='max-w-md'>
        <BarTable caption='Horas dadas' rowHead='Mes' valueHead='Horas' rows={hoursByMonth} />
      </Specimen>
      <Specimen
        file='bar-chart.tsx'
        title='Gráfica por meses'
        note='La última barra no ha terminado; las claras son de un año antes.'
        className='max-w-md'
      >
        <BarChart label='Horas: elige un mes' unit={1} formatTick={String} columns={chartColumns}>
          {({ text }) => <p className='text-sm'>{text}</p>}
        </BarChart>
      </Specimen>
      <Specimen file='step-line.tsx' title='Pasos en marcha' className='grid gap-6 sm:grid-cols-2'>
        {[0, 1, 2, 3].map((current) => (
          <StepLine key={current} steps={steps} current={current} label={`Pasos, van ${current}`} />
        ))}
      </Specimen>
      <Specimen file='step-list.tsx' title='Pasos que se explican' className='flex flex-col gap-8'>
        <StepList steps={stepsWithText} headingLevel={4} isCounted />
        <StepList steps={stepsWithText} headingLevel={4} layout='column' />
      </Specimen>
      <Specimen file='number-mark.tsx' title='Número'>
        <NumberMark number={1} />
        <NumberMark number={2} size='small' />
      </Specimen>
      <Specimen file='bullet.tsx' title='Marca de una línea'>
        <p className='flex gap-2'>
          <Bullet />
          Lo que hay
        </p>
        <p className='flex gap-2'>
          <Bullet no />
          Lo que no
        </p>
      </Specimen>
    </>
  );
}

function CardSpecimens() {
  return (
    <>
      <Specimen
        file='card.tsx'
        title='Tarjeta y fachada'
        className='grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
      >
        <Card>
          <h4>Tarjeta lisa</h4>
          <p className='mt-2 text-ink-soft'>Para todo lo que no es una casa.</p>
        </Card>
        <Card edge='river'>
          <h4>Tarjeta con canto</h4>
          <p className='mt-2 text-ink-soft'>Varias que son partes de una cosa.</p>
        </Card>
        {walls.map((wall, index) => (
          <HouseCard
            key={wall}
            tone={wall}
            front={<HoursFront hours={hours} chosen={hours[index]} />}
            {...(index === 1 && { sign: 'Recomendado' })}
          >
            <h4>Fachada {wall}</h4>
            <p className='mt-2 text-ink-soft'>
              Lo que se reserva o se compra: la cita de las {hours[index]}.
            </p>
          </HouseCard>
        ))}
        <HouseCard tone='plaster'>
          <h4>Pared lisa</h4>
          <p className='mt-2 text-ink-soft'>Se compra, pero no son horas ni sesiones.</p>
          <Button className='mt-4 self-start'>Pagar ahora</Button>
        </HouseCard>
        <HouseCard tone='plaster' front={<Floors windows={8} perFloor={4} className='mx-auto pb-3' />}>
          <h4>Una ventana por sesión</h4>
        </HouseCard>
      </Specimen>
      <Specimen file='hours-front.tsx' title='Las horas de un día' className='grid gap-6 sm:grid-cols-2'>
        {[undefined, '10:30', '18:15'].map((chosen) => (
          <State key={chosen ?? ''} name={chosen ?? 'ninguna'}>
            <HoursFront
              hours={hours}
              chosen={chosen}
              className='max-w-60 rounded-card bg-front-river px-4 pt-3'
            />
          </State>
        ))}
      </Specimen>
    </>
  );
}
