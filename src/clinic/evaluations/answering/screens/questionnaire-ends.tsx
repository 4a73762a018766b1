import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type OpenedQuestionnaire, useFinish } from '../api.ts';
import { firstUnanswered, stepUrl } from './steps.ts';

/** Moves the focus of screen readers to the heading of the step. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} className='outline-none'>
      {children}
    </h1>
  );
}

export function QuestionnaireStart({ paper }: { paper: OpenedQuestionnaire }) {
  const { title, items } = questionnaires[paper.instrument];
  const next = firstUnanswered(paper.answers);
  const isBegun = paper.answers.some((value) => value !== null);
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p className='mt-4 max-w-text text-lg short:mt-3 short:text-base'>
        {items.length} preguntas, unos 3 minutos. No hay respuestas buenas ni malas: vale lo primero que
        pienses.
      </p>
      <ul className='mt-4 max-w-text list-disc space-y-2 pl-5 text-ink-soft max-sm:text-sm short:mt-3 short:space-y-1'>
        <li>Cada respuesta queda guardada. Puedes parar y seguir otro día.</li>
        <li>Las lee tu profesional, que te lo explica después. No es un diagnóstico.</li>
        <li>Las preguntas son las del cuestionario publicado, que habla de usted.</li>
      </ul>
      <div className='mt-8 flex short:mt-5 flex-wrap gap-3'>
        <Button asChild size='large' className='max-sm:w-full'>
          <Link to={stepUrl(paper.id, next)} preventScrollReset>
            {isBegun ? 'Seguir' : 'Empezar'}
          </Link>
        </Button>
        <LeaveButton className='max-sm:w-full' />
      </div>
    </>
  );
}

/** Answers are saved, so leaving loses nothing. */
export const LeaveButton = ({ className }: { className?: string }) => (
  <Button asChild variant='quiet' className={className}>
    <Link to={routes.evaluacion}>Dejarlo por ahora</Link>
  </Button>
);

/** After the last question: submits, or says what happens next. */
export function QuestionnaireEnd({ paper }: { paper: OpenedQuestionnaire }) {
  const finish = useFinish(paper.id);
  const next = firstUnanswered(paper.answers);
  if (paper.isFinished) return <SubmittedNotice />;
  if (next !== 'fin')
    return (
      <>
        <StepHeading>Te falta alguna pregunta</StepHeading>
        <p className='mt-4 max-w-text'>Lo demás está guardado.</p>
        <Button asChild className='mt-6'>
          <Link to={stepUrl(paper.id, next)}>Ir a la pregunta {next}</Link>
        </Button>
      </>
    );
  return (
    <>
      <StepHeading>Ya está todo respondido</StepHeading>
      <p className='mt-4 max-w-text'>
        Si lo entregas, lo lee tu profesional. Después las respuestas ya no se pueden cambiar.
      </p>
      {finish.isError && (
        <FailureNotice
          {...failureMessages(finish.error, {
            refused: 'No se ha podido entregar',
            advice: 'Tus respuestas siguen guardadas: inténtalo de nuevo.',
          })}
          className='mt-5'
        />
      )}
      <div className='mt-8 flex flex-wrap gap-3'>
        <Button
          size='large'
          className='max-sm:w-full'
          busy={finish.isPending}
          busyLabel='Entregando...'
          onClick={() => finish.mutate()}
        >
          Entregar
        </Button>
        <Button asChild variant='secondary' size='large' className='max-sm:w-full'>
          <Link to={stepUrl(paper.id, 1)}>Repasar las respuestas</Link>
        </Button>
      </div>
    </>
  );
}

const SubmittedNotice = () => (
  <>
    <StepHeading>Entregado. Gracias por tu tiempo</StepHeading>
    <p className='mt-4 max-w-text'>
      Lo lee tu profesional. Cuando lo comparta contigo lo verás en tus cuestionarios, y podréis hablarlo en
      la próxima visita.
    </p>
    <Button asChild className='mt-6'>
      <Link to={routes.evaluacion}>Volver a mis cuestionarios</Link>
    </Button>
  </>
);
