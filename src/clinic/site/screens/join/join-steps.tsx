import { directory } from '#config';
import { HouseCard } from '#design/card.tsx';
import type { Tone } from '#design/tone.ts';

const { visibleWithin } = directory;

type Step = { title: string; text: string; tone: Tone };

const steps: readonly Step[] = [
  {
    title: 'Registro',
    text: 'Rellenas tu ficha en la web de la guía: quién eres, a quién atiendes y dónde.',
    tone: 'river',
  },
  {
    title: 'Verificación',
    text: 'Comprobamos tu título y tu colegiación. Si falta algún papel, te escribimos.',
    tone: 'coral',
  },
  {
    title: `Listo en ${visibleWithin}`,
    text: 'Tu ficha ya se ve y la agenda queda abierta. A partir de ahí, la llevas tú.',
    tone: 'pine',
  },
];

/** The way in: at each step one more window is lit. */
export function JoinSteps() {
  return (
    <ol className='mt-7 grid grid-cols-1 gap-x-5 gap-y-7 md:grid-cols-3'>
      {steps.map(({ title, text, tone }, index) => (
        <HouseCard key={title} as='li' tone={tone} windows={steps.length} lit={index + 1}>
          <p className='font-[650] text-ink-soft text-sm'>
            Paso {index + 1} de {steps.length}
          </p>
          <h3 className='mt-1'>{title}</h3>
          <p className='mt-2 text-ink-soft'>{text}</p>
        </HouseCard>
      ))}
    </ol>
  );
}
