import { Check } from 'lucide-react';
import { directory } from '#config';
import { Button } from '#design/button.tsx';
import { HouseCard } from '#design/card.tsx';
import { formatEuros } from '#platform/money.ts';
import { RegistrationLink } from './registration-link.tsx';

const { monthlyFeeCents, profilesWithoutSignUpFee, applicationsOpenOn, visibleWithin } = directory;

const conditions = [
  `Las ${profilesWithoutSignUpFee} primeras fichas no pagan cuota de alta`,
  'Comprobamos la acreditación de cada profesional',
  `Tu ficha se ve en ${visibleWithin}`,
];

export function JoinHero() {
  return (
    <div className='grid grid-cols-1 gap-x-8 gap-y-9 md:grid-cols-[1.1fr_1fr] md:items-center lg:grid-cols-[1.25fr_1fr] lg:gap-x-14'>
      <div>
        <p className='font-[650] text-river-700'>Guía de profesionales de la salud</p>
        <h1 className='mt-2 low:mt-0 low:text-h2'>Que te encuentre quien te busca</h1>
        <p className='mt-4 max-w-text text-ink-soft text-lg'>
          Una guía donde los pacientes ven quién eres, cómo trabajas y qué horas tienes libres. Y tú pagas
          siempre lo mismo.
        </p>
        <div className='mt-7 flex flex-wrap gap-3'>
          <RegistrationLink size='large'>Unirme a la guía</RegistrationLink>
          <Button asChild variant='secondary' size='large'>
            <a href='#pasos'>Cómo funciona</a>
          </Button>
        </div>
        <p className='mt-4 text-ink-soft max-sm:text-sm'>
          Solicitudes abiertas desde el {applicationsOpenOn}.
        </p>
      </div>
      <HouseCard as='section' tone='plaster' sign='Cuota fija' className='w-full max-w-md'>
        <h2 className='text-h4'>Lo que cuesta</h2>
        <p className='mt-2 leading-snug'>
          <span className='font-[680] font-display text-h1 tabular-nums'>{formatEuros(monthlyFeeCents)}</span>{' '}
          <span className='whitespace-nowrap text-lg'>al mes,</span>{' '}
          <strong className='block text-lg'>sin comisión por consulta</strong>
        </p>
        <ul className='mt-4 space-y-2 border-line border-t pt-4'>
          {conditions.map((condition) => (
            <li key={condition} className='flex gap-2.5'>
              <Check aria-hidden='true' strokeWidth={3} className='mt-1 size-4.5 shrink-0 text-pine-700' />
              {condition}
            </li>
          ))}
        </ul>
      </HouseCard>
    </div>
  );
}
