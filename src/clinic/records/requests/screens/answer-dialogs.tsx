import { useState } from 'react';
import { TextareaField } from '#design/fields/field.tsx';
import { useCloseRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';

const outcomeTexts = {
  corrected: {
    opener: 'Contestar',
    title: 'Qué se ha corregido',
    description: 'Corrige los datos antes. Lo que escribas aquí sale en la respuesta.',
    label: 'Qué se ha corregido',
    act: 'Corregido',
    done: 'Respuesta guardada en «Contestadas»',
  },
  refused: {
    opener: 'Denegar',
    title: 'Denegar la solicitud',
    description: 'Escribe el motivo legal. La respuesta dice a la persona que puede reclamar.',
    label: 'Por qué no se puede',
    act: 'Denegar',
    done: 'Respuesta guardada en «Contestadas»',
  },
} as const;

/** Closes a request with an answer: what was corrected, or why it is refused. */
export function AnswerDialog({ id, outcome }: { id: number; outcome: keyof typeof outcomeTexts }) {
  const { label, ...said } = outcomeTexts[outcome];
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
        error={isTried && !isSaid ? 'Escribe la respuesta.' : undefined}
      />
    </RequestDialog>
  );
}

export const WithdrawDialog = ({ id }: { id: number }) => (
  <RequestDialog
    opener='La ha retirado'
    isQuiet
    title='La persona ha retirado la solicitud'
    description='Se cierra sin hacer nada más. Si vuelve a pedirlo, se apunta de nuevo.'
    act='Cerrar la solicitud'
    sending={useCloseRequest(id)}
    body={() => ({ outcome: 'withdrawn' as const })}
    done='Solicitud cerrada'
  />
);
