import { useState } from 'react';
import { TextareaField } from '#design/fields/field.tsx';
import { type RecordRequest, useExtend } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';

/** Extends the term once by two months, with a reason for the person. */
export function ExtendDialog({ request: { id } }: { request: RecordRequest }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isSaid = reason.trim().length >= 3;
  return (
    <RequestDialog
      opener='Ampliar el plazo'
      isQuiet
      title='Ampliar el plazo'
      description='Dos meses más, una sola vez. La carta, con este motivo, se envía a la persona antes de que acabe el primer mes (RGPD, art. 12.3).'
      act='Ampliar'
      sending={useExtend(id)}
      body={() => {
        setTried(true);
        return isSaid ? { reason } : undefined;
      }}
      done='Plazo ampliado: ahora hay que mandarle la carta'
    >
      <TextareaField
        label='Por qué hace falta más tiempo'
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && !isSaid ? 'Di por qué hace falta más tiempo.' : undefined}
      />
    </RequestDialog>
  );
}
