import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { consentStatesQuery } from '../../patient-record/api.ts';
import { RequestSignatureDialog } from '../../patient-record/screens/request-signature-dialog.tsx';
import { missingInWords } from '../../patient-record/screens/state-labels.ts';
import { evidenceDisclaimer } from '../../terms.ts';
import { useProceedUnsigned, type Warning, warningQuery } from '../api.ts';

type Hour = { patientId: number; appointmentId: number; isVideo: boolean };

function formatGround({ ground, reason }: Warning['exceptions'][number]): string {
  if (ground === 'family_only') return 'venía solo la familia';
  return reason === null ? 'ha escrito por qué sigue' : `«${reason}»`;
}

/**
 * The missing signatures of an appointment: request them, or write why it takes place without. Renders
 * nothing if none is missing.
 * @param whose the patient's name, if two come together
 */
export function ConsentWarning({ hour, whose }: { hour: Hour; whose?: string | undefined }) {
  const { data: warning } = useQuery(warningQuery(hour));
  const [task, setTask] = useState<'sign' | 'reason'>();
  if (warning === undefined || warning.missing.length === 0) return null;
  const [last] = warning.exceptions;
  return (
    <Notice
      tone='warning'
      title={`${warning.mayGoOn ? 'Faltan firmas, y se sigue' : 'Faltan firmas'}${whose ? `: ${whose}` : ''}`}
    >
      <p>{missingInWords(warning.missing)}</p>
      {warning.arrangement === 'disagreement' && (
        <p className='mt-1'>Los progenitores no están de acuerdo. La clínica no decide entre los dos.</p>
      )}
      {last && (
        <p className='mt-1'>
          {last.by}, {formatDate(last.at)}: {formatGround(last)}
        </p>
      )}
      <div className='mt-3 flex flex-wrap gap-3'>
        <Button size='small' onClick={() => setTask('sign')}>
          Pedir firma
        </Button>
        {!warning.mayGoOn && task !== 'reason' && (
          <Button size='small' variant='quiet' onClick={() => setTask('reason')}>
            Seguir sin firma…
          </Button>
        )}
      </div>
      {task === 'sign' && <RequestSignature id={hour.patientId} close={() => setTask(undefined)} />}
      {!warning.mayGoOn && task === 'reason' && <ProceedOptions hour={hour} warning={warning} />}
      <p className='mt-2 text-xs'>{evidenceDisclaimer}</p>
    </Notice>
  );
}

function RequestSignature({ id, close }: { id: number; close: () => void }) {
  const { data: states, error, refetch } = useQuery(consentStatesQuery(id));
  if (error)
    return (
      <LoadFailure isQuiet title='No hemos podido abrir los consentimientos' retry={() => void refetch()}>
        {failureReason(error, 'Vuelve a probar.')}
      </LoadFailure>
    );
  return states && <RequestSignatureDialog id={id} states={states} isOpen close={close} />;
}

function ProceedOptions({ hour, warning }: { hour: Hour; warning: Warning }) {
  const [reason, setReason] = useState('');
  const goOn = useProceedUnsigned(hour);
  const fields = fieldsOf(goOn.error);
  const send = (said: { ground: 'reason' | 'family_only'; reason?: string }) =>
    goOn.mutateAsync(said).then(
      () => toast({ tone: 'success', title: 'Anotado', description: 'Queda en el registro quién y cuándo.' }),
      () => {},
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ ground: 'reason', reason });
  };
  return (
    <Form noValidate onSubmit={submit} className='mt-3 flex flex-col gap-3'>
      <TextareaField
        label='Por qué sigues sin la firma'
        hint='Lo leéis tú, dirección y quien atiende a esta persona. El resto de recepción no lo ve.'
        rows={2}
        maxLength={2000}
        value={reason}
        error={fields?.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {goOn.error && fields === undefined && <SaveFailure error={goOn.error} />}
      <div className='flex flex-wrap gap-3'>
        <Button type='submit' size='small' variant='secondary' busy={goOn.isPending} busyLabel='Anotando...'>
          Anotar este motivo
        </Button>
        {warning.isMinor && (
          <Button
            size='small'
            variant='secondary'
            disabled={goOn.isPending}
            onClick={() => void send({ ground: 'family_only' })}
          >
            Hoy viene solo la familia
          </Button>
        )}
      </div>
    </Form>
  );
}
