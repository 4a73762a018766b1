import { StepList } from '#design/step-list.tsx';

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

export function EvaluationSteps() {
  return (
    <section aria-labelledby='como' className='mt-16'>
      <h2 id='como' className='text-h3'>
        Cómo va
      </h2>
      <StepList steps={steps} className='mt-6' />
    </section>
  );
}
