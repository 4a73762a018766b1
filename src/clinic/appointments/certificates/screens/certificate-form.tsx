import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { joinList } from '#platform/text/lists.ts';
import type { AgendaAppointment } from '../../agenda/contract.ts';
import type { CertificateHolder } from '../../terms.ts';
import { recipientsQuery, useDownloadCertificate, useSendCertificate } from '../api.ts';
import { texts } from './texts.ts';

/** Attendance certificate of an attended appointment: for whom, and downloaded or sent. */
export function CertificateForm({ one, back }: { one: AgendaAppointment; back: () => void }) {
  const [holder, setHolder] = useState<CertificateHolder>('patient');
  const [name, setName] = useState('');
  const download = useDownloadCertificate();
  const send = useSendCertificate();
  const wish = holder === 'accompanying' ? { holder, name } : { holder };
  const request = { appointmentId: one.id, wish };
  const { data: all } = useQuery(recipientsQuery(one.id));
  const recipients = holder === 'companion' ? all?.companion : all?.patient;
  const error = download.error ?? send.error;
  const reset = () => {
    download.reset();
    send.reset();
  };
  return (
    <Form
      className='flex flex-col gap-4 pb-2'
      onSubmit={(event) => {
        event.preventDefault();
        reset();
        download.mutate(request, {
          onSuccess: () => toast({ tone: 'success', title: texts().downloaded }),
        });
      }}
    >
      <ChoiceCards
        legend={texts().for}
        value={holder}
        onChange={(chosen) => {
          setHolder(chosen);
          reset();
        }}
        choices={[
          { value: 'patient', label: nameOf(one.patient) },
          ...(one.companion
            ? [{ value: 'companion' as const, label: one.companion.name ?? texts().companionWithoutName }]
            : []),
          { value: 'accompanying', label: texts().accompanying },
        ]}
      />
      {holder === 'accompanying' && (
        <TextField
          label={texts().name}
          autoComplete='off'
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <p className='text-ink-soft'>
        {holder === 'accompanying' ? texts().contentForAccompanying : texts().content}{' '}
        {recipients && describeRecipients(recipients)}
      </p>
      {error && (
        <FailureNotice
          {...failureMessages(error, {
            refused: texts().refused,
            advice: texts().advice,
          })}
        />
      )}
      <FormFooter back={back}>
        <Button type='submit' size='small' busy={download.isPending} busyLabel={texts().preparing}>
          {' '}
          {texts().download}{' '}
        </Button>
        <Button
          size='small'
          variant='secondary'
          disabled={recipients?.length === 0}
          busy={send.isPending}
          busyLabel={texts().sending}
          onClick={() => {
            reset();
            send.mutate(request, {
              onSuccess: (sentTo) =>
                toast({
                  tone: 'success',
                  title: texts().sent,
                  description: texts().sentTo(joinList(sentTo)),
                }),
            });
          }}
        >
          {texts().send}
        </Button>
      </FormFooter>
    </Form>
  );
}

const describeRecipients = (recipients: readonly string[]): string =>
  recipients.length === 0 ? texts().noEmail : texts().emailsTo(joinList(recipients));
