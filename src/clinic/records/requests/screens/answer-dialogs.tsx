import { useState } from 'react';
import { TextareaField } from '#design/fields/field.tsx';
import { useCloseRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.ts';

/** Closes a request with an answer: what was corrected, or why it is refused. */
export function AnswerDialog({ id, outcome }: { id: number; outcome: 'corrected' | 'refused' }) {
  const { label, ...said } = texts().outcomes[outcome];
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isSaid = answer.trim().length >= 3;
  return (
    <RequestDialog
      {...said}
      isQuiet={outcome === 'refused'}
      isDanger={outcome === 'refused'}
      sending={useCloseRequest(id)}
      body={() => {
        setTried(true);
        return isSaid ? { outcome, words: answer } : undefined;
      }}
    >
      <TextareaField
        label={label}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={isTried && !isSaid ? texts().answerMissing : undefined}
      />
    </RequestDialog>
  );
}

export const WithdrawDialog = ({ id }: { id: number }) => (
  <RequestDialog
    opener={texts().withdrawn}
    isQuiet
    title={texts().withdrawTitle}
    description={texts().withdrawDescription}
    act={texts().close}
    sending={useCloseRequest(id)}
    body={() => ({ outcome: 'withdrawn' as const })}
    done={texts().closed}
  />
);
