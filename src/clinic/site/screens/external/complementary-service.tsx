import { useId } from 'react';
import { Link } from 'react-router';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { Bullet } from '#design/bullet.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { NumberMark } from '#design/number-mark.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { BridgeDrawing, type ServiceName } from './bridge-drawing.tsx';
import { texts } from './texts.ts';

export function ComplementaryService({ name }: { name: ServiceName }) {
  const service = clinicSettings().complementaryServices[name];
  const isInAPlan = usePlanWith(name) !== undefined;
  const { title, lead, uses, isNot } = texts().services[name];
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <section aria-labelledby={name}>
      <div className='grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]'>
        <div className='max-w-text'>
          {/* On a phone the tab just above says it. */}
          <p className='mb-1 docked:hidden font-[650] text-river-700 noscript:block'>
            {service.name} · {service.kind}
          </p>
          <h2 id={name} className='docked:max-w-64 text-h3'>
            {title}
          </h2>
          <p className='mt-2 docked:leading-snug sm:text-lg'>{lead}</p>
          <div className='mt-4 docked:mt-3 flex flex-wrap gap-3'>
            <Button asChild>
              <ExternalLink href={service.url}>{texts().open(service.name)}</ExternalLink>
            </Button>
            <Button asChild variant='secondary'>
              <Link to={routes.plans}>{texts().showPlans}</Link>
            </Button>
          </div>
          <p className='mt-3 text-ink-soft text-sm'>{isInAPlan && texts().inSomePlans}</p>
          <div className='mt-9 grid gap-x-8 gap-y-7 sm:grid-cols-2'>
            <Points title={texts().uses} points={uses} />
            <Points title={texts().isNot} no points={isNot(emergency.phone, helpline.phone)} />
          </div>
        </div>
        <div className='flex flex-col gap-6'>
          <BridgeDrawing name={name} className='w-full sm:h-52' />
          <LeavingNotice />
        </div>
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
    <Card as='aside' aria-labelledby={heading} className='self-start'>
      <h3 id={heading}>{texts().beforeLeaving}</h3>
      <ol className='mt-4 flex flex-col gap-3.5'>
        {texts().leavingNotes.map((rule, index) => (
          <li key={rule} className='flex gap-3.5'>
            <NumberMark number={index + 1} size='small' />
            <span className='max-w-text'>{rule}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
