import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatTime } from '#platform/time/spanish-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { type AnnouncedDelay, useAnnounceDelay } from '../api.ts';
import { type Delay, delays } from '../terms.ts';

const choices = delays.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

/** Dialog 'Voy tarde': choose professional and delay, preview the text and recipients, send. */
export function DelayDialog({
  professionals,
  close,
}: {
  professionals: Agenda['professionals'];
  close: () => void;
}) {
  const own = professionals.filter(({ isOpen }) => isOpen);
  const [professionalId, setProfessionalId] = useState(own[0]?.id ?? 0);
  const [minutes, setMinutes] = useState<Delay>();
  const look = useAnnounceDelay();
  const tell = useAnnounceDelay();
  const ask = (who: number, late: Delay | undefined) => {
    tell.reset();
    if (late !== undefined) look.mutate({ professionalId: who, minutes: late, preview: true });
  };
  const error = tell.error ?? look.error;
  return (
    <Dialog open onOpenChange={(opens) => opens || close()} title='Voy tarde'>
      <div className='flex flex-col gap-4 pb-2 text-sm'>
        {own.length > 1 && (
          <SelectField
            label='Profesional que llega tarde'
            value={String(professionalId)}
            onChange={({ target }) => {
              setProfessionalId(Number(target.value));
              ask(Number(target.value), minutes);
            }}
          >
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <ChoiceCards
          legend='Cuánto tarde llega'
          columns={3}
          choices={choices}
          value={minutes === undefined ? undefined : String(minutes)}
          onChange={(value) => {
            const late = delays.find((one) => String(one) === value);
            setMinutes(late);
            ask(professionalId, late);
          }}
        />
        {error && (
          <FailureNotice
            {...failureMessages(error, {
              refused: 'No se ha avisado',
              otherwise:
                'Puede ser la conexión. Antes de repetirlo, pregunta a quien viene si le ha llegado.',
            })}
          />
        )}
        {tell.data ? (
          <People told={tell.data} isDone />
        ) : (
          look.data && (
            <>
              <People told={look.data} isDone={false} />
              {minutes !== undefined && look.data.people.some(({ isReached }) => isReached) && (
                <FormFooter>
                  <Button
                    size='small'
                    busy={tell.isPending}
                    busyLabel='Avisando...'
                    onClick={() => tell.mutate({ professionalId, minutes, preview: false })}
                  >
                    Avisar
                  </Button>
                </FormFooter>
              )}
            </>
          )
        )}
      </div>
    </Dialog>
  );
}

function People({ told: { words, people }, isDone }: { told: AnnouncedDelay; isDone: boolean }) {
  if (words === null) return <p>Hoy ya no viene nadie más.</p>;
  const reachedLabel = isDone ? 'Avisado' : 'Recibirá el aviso';
  return (
    <>
      {!isDone && <blockquote className='border-ochre-500 border-l-4 pl-3'>{words}</blockquote>}
      <ul aria-live='polite'>
        {people.map(({ appointmentId, startsAt, name, phone, isReached }) => (
          <li
            key={appointmentId}
            className='flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5'
          >
            <span className='tabular-nums'>{formatTime(startsAt)}</span>
            <strong>{name ?? 'Sin nombre'}</strong>
            <span className={isReached ? 'text-pine-700' : 'font-[650] text-coral-700'}>
              {isReached ? reachedLabel : 'Hay que llamar'}
            </span>
            {!isReached && phone && (
              <a href={phoneUrl(phone)} className='link'>
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
