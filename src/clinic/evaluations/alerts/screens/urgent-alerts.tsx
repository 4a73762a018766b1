import { useQuery } from '@tanstack/react-query';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { TextareaField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { maxOutcomeLength } from '../../terms.ts';
import { type Alert, alertsQuery, useAcknowledge, useCloseAlert } from '../api.ts';
import { texts } from './texts.ts';

/** Urgent alerts at the top of the page. Only the treating therapists and management can open whose they are. */
export function UrgentAlerts() {
  const { data, isError, refetch } = useQuery(alertsQuery());
  if (data === undefined && isError)
    return (
      <LoadFailure title={texts().unknown} className='mb-5' retry={() => void refetch()}>
        {texts().alsoByMail}
      </LoadFailure>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby='avisos-urgentes' className='mb-5'>
      <h2 id='avisos-urgentes' className='mb-2 text-h4'>
        {texts().title}
      </h2>
      {/* A live region, because an alert may arrive while the user is busy elsewhere. */}
      <div role='alert'>
        <ul className='grid gap-2'>
          {data.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </ul>
      </div>
    </section>
  );
}

const at = (instant: string) => texts().at(formatDate(instant), formatTime(instant));

/** Omits the date when both instants are on the same day. */
const formatSince = (instant: string, raisedAt: string) =>
  formatDate(instant) === formatDate(raisedAt)
    ? texts().sinceTime(formatTime(instant))
    : texts().sinceDate(at(instant));

function AlertRow({ alert }: { alert: Alert }) {
  const { raisedAt, acknowledged, closed, person, isMine, isEscalated, isAccountClosed } = alert;
  const isOpen = acknowledged === null;
  return (
    <li
      className={`rounded-card border-2 px-3 py-3 ${isOpen ? 'border-coral-600 bg-coral-100' : 'border-line bg-card'}`}
    >
      <div className='flex flex-wrap items-center justify-between gap-x-4 gap-y-2'>
        <div className='flex min-w-0 flex-[1_1_16rem] items-start gap-3'>
          <Siren
            aria-hidden='true'
            className={`mt-0.5 size-6 shrink-0 ${isOpen ? 'text-coral-700' : 'text-ink-soft'}`}
          />
          <div className='min-w-0'>
            <p className='font-[650]'>{titleOf(alert)}</p>
            <p className='text-xs'>
              {[
                texts().raisedOn(at(raisedAt)),
                isOpen && isEscalated && texts().escalated,
                isOpen && !isMine && texts().findTherapist,
                isAccountClosed && texts().accountClosed,
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
            {acknowledged && (
              <p className='text-xs'>
                {texts().acknowledgedBy(acknowledged.by, formatSince(acknowledged.at, raisedAt))}
              </p>
            )}
            {closed && <p className='text-xs'>{texts().closedBy(closed.by, at(closed.at))}</p>}
            {person && <WhomToCall person={person} />}
          </div>
        </div>
        {isMine && <Actions alert={alert} />}
      </div>
      {isMine && acknowledged && !closed && <ClosingForm id={alert.id} />}
    </li>
  );
}

function titleOf({ acknowledged, closed }: Alert): string {
  if (acknowledged === null) return texts().unattended;
  return closed === null ? texts().inProgress : texts().closed;
}

/** Name and telephone, for the user who has just taken the alert. */
function WhomToCall({ person: { name, phone } }: { person: NonNullable<Alert['person']> }) {
  return (
    <p className='mt-1 flex flex-wrap items-center gap-x-3 break-words'>
      <strong>{name ?? texts().nameless}</strong>
      {phone === null ? (
        <span>{texts().noPhone}</span>
      ) : (
        <a
          href={phoneUrl(phone)}
          className='link inline-flex min-h-11 items-center whitespace-nowrap tabular-nums'
        >
          {phone}
        </a>
      )}
    </p>
  );
}

const showFailure = (error: unknown) =>
  toast({
    tone: 'danger',
    ...failureMessages(error, { refused: texts().notNoted, lost: texts().notingLost }),
  });

function Actions({ alert: { id, evaluationId, acknowledged } }: { alert: Alert }) {
  const acknowledge = useAcknowledge();
  return (
    <div className='flex flex-wrap gap-2'>
      {acknowledged === null && (
        <Button
          size='small'
          variant='danger'
          busy={acknowledge.isPending}
          busyLabel={texts().noting}
          onClick={() => acknowledge.mutate(id, { onError: showFailure })}
        >
          {texts().acknowledge}
        </Button>
      )}
      <Button asChild size='small' variant='secondary'>
        <Link to={`${routes['staff-evaluations']}?id=${evaluationId}`}>{texts().viewAnswers}</Link>
      </Button>
    </div>
  );
}

/** An alert is closed with a text about what was done; only the care team and the director read it. */
function ClosingForm({ id }: { id: number }) {
  const [isExpanded, setExpanded] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [isMissing, setMissing] = useState(false);
  const close = useCloseAlert();
  if (!isExpanded)
    return (
      <Button size='small' variant='secondary' className='mt-3' onClick={() => setExpanded(true)}>
        {texts().close}
      </Button>
    );
  return (
    <Form
      className='mt-3 grid gap-3'
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(outcome.trim().length < 3);
        if (outcome.trim().length >= 3) close.mutate({ id, outcome }, { onError: showFailure });
      }}
    >
      <TextareaField
        label={texts().whatWasDone}
        hint={texts().whatWasDoneHint}
        rows={3}
        maxLength={maxOutcomeLength}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
        error={isMissing ? texts().outcomeMissing : undefined}
      />
      <div className='flex flex-wrap gap-2'>
        <Button type='submit' size='small' busy={close.isPending} busyLabel={texts().closing}>
          {texts().close}
        </Button>
        <Button size='small' variant='secondary' onClick={() => setExpanded(false)}>
          {texts().back}
        </Button>
      </div>
    </Form>
  );
}
