import clsx from 'clsx';
import { Arch } from '#design/drawings/arch.tsx';
import { frontColors, type Tone } from '#design/tone.ts';

const steps: readonly { title: string; text: string; tone: Tone }[] = [
  {
    title: 'Hablamos un momento',
    text: 'Qué quieres saber y para qué. Elegimos contigo los cuestionarios que tienen sentido.',
    tone: 'river',
  },
  {
    title: 'Respondes sin prisa',
    text: 'Puedes parar y seguir después. Si una pregunta te incomoda, nos lo dices.',
    tone: 'ochre',
  },
  {
    title: 'Lo leemos nosotros',
    text: 'Un profesional de la clínica revisa las respuestas. Nadie más las ve.',
    tone: 'pine',
  },
  {
    title: 'Te lo explicamos',
    text: 'En una sesión y con palabras claras. Después decidimos juntos el paso siguiente.',
    tone: 'coral',
  },
];

/** The way through an evaluation, along one street: at every door one more window is lit. */
export function EvaluationSteps() {
  return (
    <section aria-labelledby='como' className='mt-16'>
      <h2 id='como' className='text-h3'>
        Cómo va
      </h2>
      <ol className='mt-6 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4'>
        {steps.map(({ title, text, tone }, index) => (
          <li key={title}>
            <div aria-hidden='true' className='max-sm:max-w-60'>
              <div className='tiles relative z-10 h-3.5 bg-tile' />
              <div
                className={clsx(
                  'mx-1 -mt-2 flex h-19 items-end justify-between border-stone border-b-5 px-5 pb-2.5',
                  frontColors[tone],
                )}
              >
                {steps.map((step, place) => (
                  <Arch key={step.title} lit={place <= index} className='h-10' />
                ))}
              </div>
            </div>
            <h3 className='mt-4 text-h4'>
              {index + 1}. {title}
            </h3>
            <p className='mt-1.5 text-ink-soft'>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
