import { ChevronDown, Clock, Leaf, Repeat } from 'lucide-react';
import { NumberMark } from '#design/number-mark.tsx';
import type { Activity } from './guide/categories.ts';

/**
 * One activity, folded until its steps are read. A native `details`, so that it opens without JavaScript and the browser's
 * own search finds what is inside.
 */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const { id, title, description, duration, frequency } = activity;
  return (
    <details id={id} className='group border-line border-t first:border-t-0'>
      <summary className='-mx-2 flex list-none flex-col rounded-card px-2 py-4 transition-colors hover:bg-river-50 [&::-webkit-details-marker]:hidden'>
        <h4 className='text-balance'>{title}</h4>
        <span className='mt-1 text-ink-soft'>{description}</span>
        <span className='mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-sm'>
          <Fact icon={<Clock aria-hidden='true' className='size-4' />} label='Duración'>
            {duration}
          </Fact>
          <Fact icon={<Repeat aria-hidden='true' className='size-4' />} label='Frecuencia'>
            {frequency}
          </Fact>
        </span>
        <span className='mt-2 inline-flex items-center gap-1 font-[650] text-river-700 text-sm'>
          <span className='group-open:hidden'>Ver los pasos</span>
          <span className='hidden group-open:inline'>Cerrar</span>
          <ChevronDown aria-hidden='true' className='size-4.5 transition-transform group-open:rotate-180' />
        </span>
      </summary>
      <ActivitySteps activity={activity} />
    </details>
  );
}

function Fact({ icon, label, children }: { icon: React.ReactNode; label: string; children: string }) {
  return (
    <span className='inline-flex items-baseline gap-1.5 [&_svg]:relative [&_svg]:top-0.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft'>
      {icon}
      <span className='sr-only'>{label}: </span>
      {children}
    </span>
  );
}

function ActivitySteps({ activity: { steps, benefits } }: { activity: Activity }) {
  return (
    <div className='mb-5 rounded-card bg-glow-soft px-4 py-4 sm:px-5'>
      <ol className='flex flex-col gap-2.5'>
        {steps.map((step, index) => (
          <li key={step} className='flex gap-3'>
            <NumberMark number={index + 1} size='small' className='bg-glow text-shade' />
            <span className='pt-0.5'>{step}</span>
          </li>
        ))}
      </ol>
      <h5 className='mt-4 font-[650] text-sm'>Para qué sirve</h5>
      <ul className='mt-1.5 flex flex-col gap-1.5 text-sm'>
        {benefits.map((benefit) => (
          <li key={benefit} className='flex gap-2.5'>
            <Leaf aria-hidden='true' className='mt-0.5 size-4.5 shrink-0 text-pine-700' />
            {benefit}
          </li>
        ))}
      </ul>
    </div>
  );
}
