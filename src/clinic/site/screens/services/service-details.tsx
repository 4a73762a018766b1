import { ChevronDown } from 'lucide-react';
import { Bullet } from '#design/bullet.tsx';
import { texts } from './texts.ts';

/** Details of a service. Native, so that it works without JavaScript and find-in-page opens it. */
export function ServiceDetails({
  id,
  objectives,
  modality,
}: {
  id: string;
  objectives: readonly string[];
  modality: string;
}) {
  return (
    <details className='group mt-auto border-line border-t'>
      <summary
        aria-describedby={`${id}-title`}
        className='-mx-2 flex min-h-12 list-none items-center justify-between gap-3 rounded-sm px-2 py-2 font-[650] text-river-700 hover:bg-river-50 [&::-webkit-details-marker]:hidden'
      >
        {texts().psychology.objectivesAndModality}
        <ChevronDown
          aria-hidden='true'
          className='size-5 shrink-0 transition-transform group-open:rotate-180'
        />
      </summary>
      <div className='grid gap-x-10 gap-y-4 pt-2 pb-1 lg:grid-cols-2'>
        <div>
          <h3 className='text-h4'>{texts().psychology.objectives}</h3>
          <ul className='mt-2 grid gap-2'>
            {objectives.map((objective) => (
              <li key={objective} className='relative pl-7 leading-snug'>
                <Bullet className='absolute top-0 left-0' />
                {objective}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className='text-h4'>{texts().psychology.modality}</h3>
          <p className='mt-2'>{modality}</p>
        </div>
      </div>
    </details>
  );
}
