import { useState } from 'react';
import { Link } from 'react-router';
import type { Role } from '#clinic/audit/contract.ts';
import { OpeningReasonField } from '#clinic/patients/access-log/screens/opening-reason.tsx';
import type { OpeningReason } from '#clinic/patients/terms.ts';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { maxScore } from '../../instruments/rules.ts';
import { questionnaires } from '../../instruments/terms.ts';
import { type EvaluationReading, useRead } from '../api.ts';
import { bandLabels } from '../terms.ts';
import { CourseChart } from './course-chart.tsx';
import { ReleaseForm } from './release-form.tsx';

/**
 * Opens answers after a press, because the read is recorded and visible to the patient. Managers who do not treat the
 * patient give a reason.
 */
export function ReadingView({ id, role }: { id: number; role: Role }) {
  const [reason, setReason] = useState<OpeningReason>();
  const read = useRead(id);
  if (read.data) return <OpenedEvaluation reading={read.data} refresh={() => read.mutate(reason)} />;
  return (
    <section aria-labelledby='abrir' className='mt-2 max-w-xl rounded-card border border-line bg-card p-4'>
      <h1 id='abrir' className='text-h3'>
        Un cuestionario
      </h1>
      <p className='mt-1 text-ink-soft'>Abrirlo queda registrado, y la persona puede verlo.</p>
      <div className='mt-4 flex flex-wrap items-end gap-3'>
        {role === 'admin' && (
          <OpeningReasonField
            hint='No hace falta si eres quien le atiende.'
            reason={reason}
            choose={setReason}
          />
        )}
        <Button
          size='small'
          busy={read.isPending}
          busyLabel='Abriendo...'
          onClick={() => read.mutate(reason)}
        >
          Leer las respuestas
        </Button>
      </div>
      <p role='status' className='mt-3 text-coral-700'>
        {read.isError && failureReason(read.error)}
      </p>
    </section>
  );
}

function OpenedEvaluation({ reading, refresh }: { reading: EvaluationReading; refresh: () => void }) {
  const { instrument, patientId, name, score, band, finishedAt, course, isReadable, isClosed } = reading;
  const { code, title } = questionnaires[instrument];
  return (
    <>
      <h1 className='mt-1 text-h3'>
        {name ?? 'Alguien sin nombre'} · {title} ({code})
      </h1>
      <p className='text-ink-soft'>
        {finishedAt === null ? 'Sin entregar todavía' : `Entregado el ${formatDate(finishedAt)}`} ·{' '}
        {isClosed ? (
          'Ha cerrado su cuenta'
        ) : (
          <Link to={`${routes['staff-people']}?persona=${patientId}`} className='link'>
            Su ficha
          </Link>
        )}
      </p>
      <Notices reading={reading} />
      <div className='mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]'>
        <Answers reading={reading} />
        <div className='grid gap-5'>
          <section aria-labelledby='puntos' className='rounded-card border border-line bg-card p-4'>
            <h2 id='puntos' className='text-base'>
              Puntos
            </h2>
            {score === null || band === null ? (
              <p className='mt-1 text-ink-soft'>
                {isReadable ? 'Faltan respuestas: no hay suma.' : 'Sin las respuestas no hay suma.'}
              </p>
            ) : (
              <p className='mt-1'>
                <strong className='text-h3 tabular-nums'>
                  {score} de {maxScore(instrument)}
                </strong>{' '}
                · sintomatología {bandLabels[band]} según los cortes publicados
              </p>
            )}
            {course.length > 0 && (
              <div className='mt-4'>
                <CourseChart title={title} points={course} most={maxScore(instrument)} />
              </div>
            )}
          </section>
          <AlertOutcomes outcomes={reading.alertOutcomes} />
          <ReleaseForm reading={reading} released={refresh} />
        </div>
      </div>
    </>
  );
}

/** What was done about the urgent alerts of the questionnaire. */
function AlertOutcomes({ outcomes }: { outcomes: EvaluationReading['alertOutcomes'] }) {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby='que-se-hizo' className='rounded-card border border-line bg-card p-4'>
      <h2 id='que-se-hizo' className='text-base'>
        Qué se hizo con el aviso
      </h2>
      <ul className='mt-2 grid gap-3'>
        {outcomes.map(({ at, by, text }) => (
          <li key={at}>
            <p className='text-ink-soft text-xs'>
              {by}, {formatDate(at)}
            </p>
            <p className='whitespace-pre-line break-words'>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Warnings to read before the answers. */
function Notices({
  reading: { instrument, isReadable, isClosed, saidLater, finishedAt },
}: {
  reading: EvaluationReading;
}) {
  const { options, riskItem } = questionnaires[instrument];
  return (
    <>
      {saidLater !== null && (
        <Notice
          tone='danger'
          className='mt-4'
          title={`A la pregunta ${riskItem} respondió después: ${options[saidLater]}`}
        >
          {finishedAt === null
            ? 'Lo respondió cuando lo anterior ya no se podía leer.'
            : 'Lo respondió en otra ventana cuando el cuestionario ya estaba entregado. Lo entregado no ha cambiado.'}
        </Notice>
      )}
      {isClosed && (
        <Notice className='mt-4' title='Esta persona ha cerrado su cuenta'>
          Esto se abre solo mientras su aviso urgente está en Hoy. Lo demás está bloqueado.
        </Notice>
      )}
      {!isReadable && (
        <Notice tone='danger' className='mt-4' title='Ahora no podemos leer estas respuestas'>
          Siguen guardadas, pero falta la clave que las abre. Habla con quien lleva el sistema.
        </Notice>
      )}
    </>
  );
}

function Answers({ reading: { instrument, answers, isReadable } }: { reading: EvaluationReading }) {
  const { items, options, lead, riskItem } = questionnaires[instrument];
  const missing = isReadable ? 'Sin responder' : 'No se puede leer';
  return (
    <section aria-labelledby='respuestas' className='rounded-card border border-line bg-card p-4'>
      <h2 id='respuestas' className='text-base'>
        Respuestas
      </h2>
      <p className='mt-1 max-w-text text-ink-soft text-xs'>{lead}</p>
      <ol className='mt-3 divide-y divide-line'>
        {items.map((item, index) => {
          const value = answers[index] ?? null;
          const isUrgent = riskItem === index + 1 && (value ?? 0) > 0;
          return (
            <li
              key={item}
              className={`grid gap-x-4 px-2 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] ${isUrgent ? 'rounded-sm bg-coral-100' : ''}`}
            >
              <span>
                {index + 1}. {item}
              </span>
              <strong>{value === null ? missing : `${options[value]} (${value})`}</strong>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
