import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyText, QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatShortDate } from '#platform/time/spanish-dates.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type Instrument, instrumentNames } from '../../terms.ts';
import { type EvaluationOfPerson, personEvaluationsQuery, useSend } from '../api.ts';

const stateLabels: Record<EvaluationOfPerson['state'], string> = {
  sent: 'Por responder',
  begun: 'A medias',
  answered: 'Por leer',
  released: 'Compartido',
};

export function EvaluationsOfPerson({ id }: { id: number }) {
  return (
    <QueriedSection
      title='Cuestionarios'
      what='los cuestionarios'
      query={useQuery(personEvaluationsQuery(id))}
    >
      {({ evaluations, maySend, isAgeKnown }) => (
        <>
          {evaluations.length === 0 && <EmptyText>No tiene ninguno.</EmptyText>}
          <ul className='divide-y divide-line'>
            {evaluations.map((one) => (
              <li key={one.id} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
                <span className='grow'>{questionnaires[one.instrument].title}</span>
                <strong>{stateLabels[one.state]}</strong>
                <span className='text-ink-soft text-xs tabular-nums'>
                  {formatShortDate(one.finishedAt ?? one.createdAt)}
                </span>
                {(one.state === 'answered' || one.state === 'released') && (
                  <Link to={`${routes['staff-evaluations']}?id=${one.id}`} className='link'>
                    Ver
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {maySend && <SendButtons id={id} isAgeKnown={isAgeKnown} />}
        </>
      )}
    </QueriedSection>
  );
}

function SendButtons({ id, isAgeKnown }: { id: number; isAgeKnown: boolean }) {
  const [isAdult, setAdult] = useState(false);
  const send = useSend(id);
  const press = (instrument: Instrument) =>
    send.mutate(
      { instrument, ...(isAgeKnown ? {} : { isAdult: true as const }) },
      {
        onSuccess: ({ isTold }) =>
          toast({
            tone: 'success',
            title: 'Enviado',
            description: isTold
              ? 'Le llega un correo que no dice qué es, con un enlace para entrar.'
              : 'Está en su cuenta. Hoy no le llega ningún correo: díselo tú.',
          }),
        onError: (error) =>
          toast({
            tone: 'danger',
            ...failureMessages(error, { refused: 'No se ha enviado', lost: 'No sabemos si se ha enviado' }),
          }),
      },
    );
  return (
    <div className='border-line border-t px-3 py-3'>
      {!isAgeKnown && (
        <CheckboxField
          label='Me consta que tiene 18 años o más'
          checked={isAdult}
          onChange={({ target }) => setAdult(target.checked)}
        />
      )}
      <div className='flex flex-wrap gap-2'>
        {instrumentNames.map((instrument) => (
          <Button
            key={instrument}
            size='small'
            variant='secondary'
            disabled={!isAgeKnown && !isAdult}
            busy={send.isPending && send.variables.instrument === instrument}
            busyLabel='Enviando...'
            onClick={() => press(instrument)}
          >
            Enviar {questionnaires[instrument].code}
          </Button>
        ))}
      </div>
    </div>
  );
}
