import { directory } from '#config';
import { StepList } from '#design/step-list.tsx';

const { visibleWithin } = directory;

const steps = [
  {
    title: 'Registro',
    text: 'Rellenas tu ficha en la web de la guía: quién eres, a quién atiendes y dónde.',
  },
  {
    title: 'Verificación',
    text: 'Comprobamos tu título y tu colegiación. Si falta algún papel, te escribimos.',
  },
  {
    title: `Listo en ${visibleWithin}`,
    text: 'Tu ficha ya se ve y la agenda queda abierta. A partir de ahí, la llevas tú.',
  },
];

export const JoinSteps = () => <StepList steps={steps} isCounted className='mt-7' />;
