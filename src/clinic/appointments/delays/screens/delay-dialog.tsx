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
import { texts } from './texts.ts';

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
    <Dialog open onOpenChange={(opens) => opens || close()} title={texts().title}>
      <div className='flex flex-col gap-4 pb-2 text-sm'>
        {own.length > 1 && (
          <SelectField
            label={texts().who}
            value={String(professionalId ?? '')}
            onChange={({ target }) => {
              const chosen = Number(target.value) || undefined;
              setProfessionalId(chosen);
              preview.reset();
              ask(chosen, minutes);
            }}
          >
            <option value=''>{texts().choose}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <ChoiceCards
          legend={texts().howLate}
          columns={3}
          choices={delays.map((each) => ({ value: String(each), label: texts().minutes(each) }))}
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
              refused: texts().refused,
              advice: texts().advice,
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
              busyLabel={texts().busy}
              onClick={() => {
                if (professionalId !== undefined && minutes !== undefined)
                  announce.mutate({ professionalId, minutes, preview: false });
              }}
            >
              {' '}
              {texts().submit}{' '}
            </Button>
          )}
        </FormFooter>
      </div>
    </Dialog>
  );
}

function describeMissing(professionalId: number | undefined, minutes: Delay | undefined): string | undefined {
  if (professionalId === undefined) return texts().whoMissing;
  return minutes === undefined ? texts().minutesMissing : undefined;
}

function People({
  delay: { words, people, onTime, currentUntil },
  isDone,
}: {
  delay: AnnouncedDelay;
  isDone: boolean;
}) {
  const reachedLabel = isDone ? texts().notified : texts().willBeNotified;
  return (
    <>
      {currentUntil && <p>{texts().currentUntil(formatTime(currentUntil))}</p>}
      {!isDone && words && <blockquote className='border-ochre-500 border-l-4 pl-3'>{words}</blockquote>}
      {people.length > 0 && (
        <ul aria-label={texts().affected}>
          {people.map(({ appointmentId, startsAt, minutes, name, phone, isReached }) => (
            <li
              key={appointmentId}
              className='flex flex-wrap items-baseline gap-x-3 border-line border-b py-1.5'
            >
              <span className='tabular-nums'>{formatTime(startsAt)}</span>
              <strong className='wrap-anywhere'>{name ?? texts().withoutName}</strong>
              <span className='text-ink-soft tabular-nums'>{texts().late(minutes)}</span>
              <span className={isReached ? 'text-pine-700' : 'font-[650] text-coral-700'}>
                {isReached ? reachedLabel : texts().mustBeCalled}
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
  if (affected === 0 && onTime === 0) return texts().nobodyElse;
  if (affected === 0) return texts().nobodyWaits;
  return onTime === 0 ? '' : texts().onTime(onTime);
}
