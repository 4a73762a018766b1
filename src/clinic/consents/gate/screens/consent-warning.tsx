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
import { texts } from './texts.ts';

type Hour = { patientId: number; appointmentId: number; isVideo: boolean };

function formatGround({ ground, reason }: Warning['exceptions'][number]): string {
  if (ground === 'family_only') return texts().familyOnly;
  return reason === null ? texts().hasWrittenWhy : `«${reason}»`;
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
      title={[warning.mayGoOn ? texts().missingAndGoingOn : texts().missing, whose]
        .filter(Boolean)
        .join(': ')}
    >
      <p>{missingInWords(warning.missing)}</p>
      {warning.arrangement === 'disagreement' && <p className='mt-1'>{texts().disagreement}</p>}
      {last && (
        <p className='mt-1'>
          {last.by}, {formatDate(last.at)}: {formatGround(last)}
        </p>
      )}
      <div className='mt-3 flex flex-wrap gap-3'>
        <Button size='small' onClick={() => setTask('sign')}>
          {texts().requestSignature}
        </Button>
        {!warning.mayGoOn && task !== 'reason' && (
          <Button size='small' variant='quiet' onClick={() => setTask('reason')}>
            {texts().goOn}
          </Button>
        )}
      </div>
      {task === 'sign' && <RequestSignature id={hour.patientId} close={() => setTask(undefined)} />}
      {!warning.mayGoOn && task === 'reason' && <ProceedOptions hour={hour} warning={warning} />}
      <p className='mt-2 text-xs'>{evidenceDisclaimer()}</p>
    </Notice>
  );
}

function RequestSignature({ id, close }: { id: number; close: () => void }) {
  const { data: states, error, refetch } = useQuery(consentStatesQuery(id));
  if (error)
    return (
      <LoadFailure isQuiet title={texts().notOpened} retry={() => void refetch()}>
        {failureReason(error, texts().tryAgain)}
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
      () => toast({ tone: 'success', title: texts().noted, description: texts().logged }),
      () => {},
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ ground: 'reason', reason });
  };
  return (
    <Form noValidate onSubmit={submit} className='mt-3 flex flex-col gap-3'>
      <TextareaField
        label={texts().whyGoOn}
        hint={texts().whyGoOnHint}
        rows={2}
        maxLength={2000}
        value={reason}
        error={fields?.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {goOn.error && fields === undefined && <SaveFailure error={goOn.error} />}
      <div className='flex flex-wrap gap-3'>
        <Button
          type='submit'
          size='small'
          variant='secondary'
          busy={goOn.isPending}
          busyLabel={texts().noting}
        >
          {texts().noteReason}
        </Button>
        {warning.isMinor && (
          <Button
            size='small'
            variant='secondary'
            disabled={goOn.isPending}
            onClick={() => void send({ ground: 'family_only' })}
          >
            {texts().familyToday}
          </Button>
        )}
      </div>
    </Form>
  );
}
