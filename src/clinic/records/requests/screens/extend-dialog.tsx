import { useState } from 'react';
import { TextareaField } from '#design/fields/field.tsx';
import { type RecordRequest, useExtend } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.ts';

/** Extends the term once by two months, with a reason for the person. */
export function ExtendDialog({ request: { id } }: { request: RecordRequest }) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isSaid = reason.trim().length >= 3;
  return (
    <RequestDialog
      opener={texts().extendTerm}
      isQuiet
      title={texts().extendTerm}
      description={texts().extendDescription}
      act={texts().extend}
      sending={useExtend(id)}
      body={() => {
        setTried(true);
        return isSaid ? { reason } : undefined;
      }}
      done={texts().extended}
    >
      <TextareaField
        label={texts().whyMoreTime}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && !isSaid ? texts().extensionReasonMissing : undefined}
      />
    </RequestDialog>
  );
}
