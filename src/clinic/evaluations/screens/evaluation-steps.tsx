import { Arch } from '#design/arch.tsx';

const steps = [
  {
    title: 'Hablamos un momento',
    text: 'Qué quieres saber y para qué. Elegimos contigo los cuestionarios que tienen sentido.',
  },
  {
    title: 'Respondes sin prisa',
    text: 'Puedes parar y seguir después. Si una pregunta te incomoda, nos lo dices.',
  },
  {
    title: 'Lo leemos nosotros',
    text: 'Un profesional de la clínica revisa las respuestas. Nadie más las ve.',
  },
  {
    title: 'Te lo explicamos',
    text: 'En una sesión y con palabras claras. Después decidimos juntos el paso siguiente.',
  },
];

/** The way through an evaluation, along one street: at every door one more window is lit. */
export function EvaluationSteps() {
  return (
    <section aria-labelledby='como' className='mt-16'>
      <h2 id='como' className='text-h3'>
        Cómo va
      </h2>
      <ol className='mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4'>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <div
              aria-hidden='true'
              className='flex h-14 items-end gap-2 border-stone border-b-4 bg-plaster px-4 pb-1.5 max-sm:max-w-60'
            >
              {steps.map((step, place) => (
                <Arch key={step.title} lit={place <= index} className='h-9' />
              ))}
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
