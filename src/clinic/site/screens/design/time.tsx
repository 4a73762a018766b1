import { useState } from 'react';
import { HouseReflection } from '#design/drawings/house-reflection.tsx';
import { WindowDrawing } from '#design/drawings/window-drawing.tsx';
import { Windows } from '#design/drawings/windows.tsx';
import { Calendar } from '#design/fields/calendar.tsx';
import { Family, Specimen, State } from './specimen.tsx';

const times = ['09:00', '10:30', '12:00', '16:00', '17:30', '19:00'];
const taken = new Set(['10:30', '19:00']);
const slots = times.map((time) => ({ time, startsAt: `2026-11-24T${time}`, free: !taken.has(time) }));

export function TimeSpecimens() {
  const [day, setDay] = useState('2026-11-24');
  const [hour, setHour] = useState('2026-11-24T12:00');
  return (
    <Family title='Día y hora'>
      <Specimen
        file='calendar.tsx'
        title='Calendario'
        note='Hoy es el 18; los fines de semana están cerrados y el 24 está elegido.'
        className=''
      >
        <Calendar
          value={day}
          onChange={setDay}
          today='2026-11-18'
          minMonth='2026-11'
          maxMonth='2026-12'
          isDayDisabled={(one) =>
            one < '2026-11-18' || [0, 6].includes(new Date(`${one}T12:00:00Z`).getUTCDay())
          }
        />
      </Specimen>
      <Specimen file='windows.tsx' title='Ventanas de horas' className='grid gap-8 lg:grid-cols-2'>
        <State name='libre, ocupada, elegida y la propia'>
          <Windows
            slots={slots}
            value={hour}
            ownStart={slots.find(({ free }) => !free)?.startsAt}
            onChange={setHour}
          />
        </State>
        <State name='mientras se preguntan'>
          <Windows
            loading
            legend='Horas que vienen'
            slots={[]}
            placeholderTimes={times}
            value={undefined}
            onChange={setHour}
          />
        </State>
      </Specimen>
      <Specimen
        file='window-drawing.tsx'
        title='Una ventana'
        className='flex flex-wrap gap-8 rounded-card bg-plaster p-6'
      >
        {(['free', 'taken', 'chosen', 'loading'] as const).map((state) => (
          <State key={state} name={state} className='[&>span]:text-ink'>
            <WindowDrawing state={state} className='w-24' />
          </State>
        ))}
      </Specimen>
      <Specimen file='house-reflection.tsx' title='El reflejo en el agua' className='@container max-w-xl'>
        <HouseReflection columns={4} litColumns={[1, 3]} />
      </Specimen>
    </Family>
  );
}
