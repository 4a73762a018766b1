import { useId } from 'react';
import { Link } from 'react-router';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { clinic } from '#config';
import { Bullet } from '#design/bullet.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { NumberMark } from '#design/number-mark.tsx';
import { routes } from '#platform/paths.ts';
import { BridgeDrawing } from './bridge-drawing.tsx';
import { complementaryTexts, leavingNotes, type ServiceName } from './complementary-texts.ts';

export function ComplementaryService({ name }: { name: ServiceName }) {
  const service = clinic.complementaryServices[name];
  const isInAPlan = usePlanWith(name) !== undefined;
  const { title, lead, uses, isNot } = complementaryTexts[name];
  return (
    <section aria-labelledby={name}>
      <BridgeDrawing name={name} className='w-full sm:h-64 lg:h-80' />
      <div className='mt-7 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'>
        <div className='max-w-text'>
          <p className='font-[650] text-river-700'>
            {service.name} · {service.kind}
          </p>
          <h2 id={name} className='mt-1'>
            {title}
          </h2>
          <p className='mt-3 text-lg'>{lead}</p>
          <div className='mt-6 flex flex-wrap gap-3'>
            <Button asChild>
              <ExternalLink href={service.url}>Abrir {service.name}</ExternalLink>
            </Button>
            <Button asChild variant='secondary'>
              <Link to={routes.plans}>Ver planes</Link>
            </Button>
          </div>
          <p className='mt-3 text-ink-soft text-sm'>
            {isInAPlan && 'Algunos planes incluyen el acceso. Míralo antes de pagarlo por separado.'}
          </p>
          <div className='mt-9 grid gap-x-8 gap-y-7 sm:grid-cols-2'>
            <Points title='Para qué sirve' points={uses} />
            <Points title='Lo que no es' no points={isNot} />
          </div>
        </div>
        <LeavingNotice />
      </div>
    </section>
  );
}

function Points({ title, points, no = false }: { title: string; points: readonly string[]; no?: boolean }) {
  return (
    <div>
      <h3 className='text-h4'>{title}</h3>
      <ul className='mt-3 flex flex-col gap-3'>
        {points.map((point) => (
          <li key={point} className='flex gap-3'>
            <Bullet no={no} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LeavingNotice() {
  // Both tab panels are in the page, so ids must be unique.
  const heading = useId();
  return (
    <Card as='aside' aria-labelledby={heading} className='self-start lg:mt-2'>
      <h3 id={heading}>Antes de entrar</h3>
      <ol className='mt-4 flex flex-col gap-3.5'>
        {leavingNotes.map((rule, index) => (
          <li key={rule} className='flex gap-3.5'>
            <NumberMark number={index + 1} size='small' />
            <span className='max-w-text'>{rule}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
