import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatTime } from '#platform/time/screen-dates.ts';
import type { Agenda } from '../../agenda/contract.ts';
import { type AnnouncedDelay, useAnnounceDelay } from '../api.ts';
import { type Delay, delays } from '../terms.ts';
import { findLateProfessional } from './late-professional.ts';

const choices = delays.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

/** Dialog 'Voy tarde': choose professional and delay, preview the text and recipients, send. */
export function DelayDialog({
  agenda,
  now,
  close,
}: {
  agenda: Pick<Agenda, 'professionals' | 'appointments'>;
  now: Date;
  close: () => void;
}) {
  const own = agenda.professionals.filter(({ isOpen }) => isOpen);
  const [professionalId, setProfessionalId] = useState(() => findLateProfessional(agenda, now));
  const [minutes, setMinutes] = useState<Delay>();
  const preview = useAnnounceDelay();
  const announce = useAnnounceDelay();
  const ask = (who: number | undefined, late: Delay | undefined) => {
    announce.reset();
    if (who !== undefined && late !== undefined)
      preview.mutate({ professionalId: who, minutes: late, preview: true });
  };
  const error = announce.error ?? preview.error;
  const missing = describeMissing(professionalId, minutes);
  const hasRecipients = preview.data?.people.some(({ isReached }) => isReached) ?? true;
  return (
    <Dialog open onOpenChange={(opens) => opens || close()} title='Voy tarde'>
      <div className='flex flex-col gap-4 pb-2 text-sm'>
        {own.length > 1 && (
          <SelectField
            label='Profesional que llega tarde'
            value={String(professionalId ?? '')}
            onChange={({ target }) => {
              const chosen = Number(target.value) || undefined;
              setProfessionalId(chosen);
              preview.reset();
              ask(chosen, minutes);
            }}
          >
            <option value=''>Elige</option>
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
              advice: 'Antes de repetirlo, pregunta a quien viene si le ha llegado.',
            })}
          />
        )}
        {announce.data && <People delay={announce.data} isDone />}
        {!announce.data && preview.data && <People delay={preview.data} isDone={false} />}
        <FormFooter leave={announce.data ? 'close' : 'back'} explanation={missing}>
          {!announce.data && (missing !== undefined || hasRecipients) && (
            <Button
              size='small'
              disabled={missing !== undefined || preview.data === undefined}
              busy={announce.isPending}
              busyLabel='Avisando...'
              onClick={() => {
                if (professionalId !== undefined && minutes !== undefined)
                  announce.mutate({ professionalId, minutes, preview: false });
              }}
            >
              Avisar
            </Button>
          )}
        </FormFooter>
      </div>
    </Dialog>
  );
}

function describeMissing(professionalId: number | undefined, minutes: Delay | undefined): string | undefined {
  if (professionalId === undefined) return 'Elige quién llega tarde.';
  return minutes === undefined ? 'Elige cuánto tarde llega.' : undefined;
}

function People({
  delay: { words, people, onTime, currentUntil },
  isDone,
}: {
  delay: AnnouncedDelay;
  isDone: boolean;
}) {
  const reachedLabel = isDone ? 'Avisado' : 'Recibirá el aviso';
  return (
    <>
      {currentUntil && <p>La cita en curso acabará hacia las {formatTime(currentUntil)}.</p>}
      {!isDone && words && <blockquote className='border-ochre-500 border-l-4 pl-3'>{words}</blockquote>}
      {people.length > 0 && (
        <ul aria-label='A quién afecta'>
          {people.map(({ appointmentId, startsAt, minutes, name, phone, isReached }) => (
            <li
              key={appointmentId}
              className='flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5'
            >
              <span className='tabular-nums'>{formatTime(startsAt)}</span>
              <strong className='wrap-anywhere'>{name ?? 'Sin nombre'}</strong>
              <span className='text-ink-soft tabular-nums'>{minutes} min tarde</span>
              <span className={isReached ? 'text-pine-700' : 'font-[650] text-coral-700'}>
                {isReached ? reachedLabel : 'Hay que llamar'}
              </span>
              {!isReached && phone && (
                <a href={phoneUrl(phone)} className='link whitespace-nowrap'>
                  {phone}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role='status'>{describeOthers(people.length, onTime)}</p>
    </>
  );
}

function describeOthers(affected: number, onTime: number): string {
  if (affected === 0 && onTime === 0) return 'Hoy ya no viene nadie más.';
  if (affected === 0) return 'Nadie tiene que esperar: los huecos de la agenda absorben el retraso.';
  if (onTime === 0) return '';
  return onTime === 1
    ? 'La otra cita de hoy empieza a su hora: un hueco absorbe el retraso.'
    : `Las otras ${onTime} citas de hoy empiezan a su hora: un hueco absorbe el retraso.`;
}
