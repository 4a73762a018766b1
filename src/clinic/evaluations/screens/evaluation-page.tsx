import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { usePlanWith } from '#clinic/subscriptions/api.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { PageOpening } from '#design/page-opening.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { MyEvaluations } from '../requests/screens/my-evaluations.tsx';
import { EvaluationSteps } from './evaluation-steps.tsx';
import { QuestionnaireDesk } from './questionnaire-desk.tsx';
import { texts } from './texts.ts';
import { WhatItIs } from './what-it-is.tsx';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription(clinicContact().name),
}));

export default function EvaluationPage() {
  const plan = usePlanWith('evaluation');
  return (
    <>
      <PageOpening
        eyebrow={plan ? texts().inPlan(plan.name) : texts().notOpen}
        title={texts().title}
        // On a phone the actions come before the picture.
        picture={
          <QuestionnaireDesk className='mx-auto w-full max-w-sm max-md:order-last max-md:mt-4 md:row-span-2' />
        }
        below={<RequestSection planName={plan?.name} />}
        className='gap-y-4 md:gap-y-8 md:grid-cols-[1.15fr_1fr] md:items-start'
      >
        <p className='mt-2 max-w-text text-ink-soft sm:mt-4 sm:text-lg'>{texts().lead}</p>
      </PageOpening>
      <WhatItIs />
      <EvaluationSteps />
      <BookingBar />
    </>
  );
}

function RequestSection({ planName }: { planName: string | undefined }) {
  return (
    <section aria-labelledby='pedirla' className='md:mt-2'>
      <h2 id='pedirla' className='text-h3'>
        {texts().mine}
      </h2>
      <MyEvaluations planName={planName} />
      <Notice className='mt-8 max-w-text' title={texts().urgent.title}>
        {texts().urgent.text(
          clinicSettings()
            .emergencyContacts.slice(0, 2)
            .map(({ phone, name }, index) => (
              <span key={phone}>
                {index > 0 && texts().urgent.or}
                <a href={phoneUrl(phone)} className='link font-[650]'>
                  {phone}
                  <span className='sr-only'> ({name})</span>
                </a>
              </span>
            )),
        )}
      </Notice>
    </section>
  );
}
