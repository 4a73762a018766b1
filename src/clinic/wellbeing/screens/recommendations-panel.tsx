import { Footprints } from 'lucide-react';
import { OwnDays } from '../check-in/screens/own-days.tsx';
import type { Recommendation } from './guide/guide.ts';
import { guideProse } from './guide/prose.ts';
import { PanelHeading } from './panel-heading.tsx';
import { RecommendationDrawing } from './recommendation-drawing.tsx';
import { texts } from './texts.ts';

export function RecommendationsPanel() {
  return (
    <>
      <PanelHeading id='recommendations' title={texts().recommendations.title}>
        {texts().recommendations.lead}
      </PanelHeading>
      <div className='mt-6 print:hidden [@media(scripting:none)]:hidden'>
        <OwnDays />
      </div>
      <ul className='mt-12 flex flex-col gap-10 sm:gap-14 print:gap-5'>
        {guideProse().recommendations.map((recommendation) => (
          <Theme key={recommendation.id} {...recommendation} />
        ))}
      </ul>
    </>
  );
}

function Theme({ id, title, lead, tips, firstStep }: Recommendation) {
  return (
    <li className='grid gap-x-10 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]'>
      <RecommendationDrawing id={id} className='w-28 sm:w-full print:w-24' />
      <div className='max-w-text'>
        <h3>{title}</h3>
        <p className='mt-1.5 text-lg'>{lead}</p>
        <ul className='mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-ochre-500'>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <p className='mt-4 flex gap-3 rounded-card bg-ochre-100 px-4 py-3'>
          <Footprints aria-hidden='true' className='mt-0.5 size-5.5 shrink-0 text-ochre-700' />
          <span>
            <strong>{texts().recommendations.firstStep}</strong> {firstStep}
          </span>
        </p>
      </div>
    </li>
  );
}
