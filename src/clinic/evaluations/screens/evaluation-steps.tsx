import { StepList } from '#design/step-list.tsx';
import { texts } from './texts.ts';

export function EvaluationSteps() {
  return (
    <section aria-labelledby='como' className='mt-16'>
      <h2 id='como' className='text-h3'>
        {texts().stepsTitle}
      </h2>
      <StepList steps={texts().steps} className='mt-6' />
    </section>
  );
}
