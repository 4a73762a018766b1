import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, SkeletonText } from '#design/feedback/skeleton.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatEuros } from '#platform/money.ts';
import { joinList } from '#platform/text/lists.ts';
import { formatDate, formatDateOfYear, formatTime } from '#platform/time/screen-dates.ts';
import { RecipientAtDesk } from '../../invoices/screens/recipient-at-desk.tsx';
import { useRecipient } from '../../invoices/screens/use-recipient.tsx';
import type { TakenMethod } from '../../references.ts';
import { EntryOutcome } from '../../screens/entry-outcome.tsx';
import { methodsFor, recipientRequiredAboveCents } from '../../terms.ts';
import { type DuesOfPatient, duesOfPatientQuery, type TakenPayment, useTakeSeveral } from '../api.ts';
import { PayerField } from './payer-field.tsx';
import { PaymentTaken } from './payment-taken.tsx';
import { texts } from './texts.ts';
import { usePaymentParts } from './use-payment-parts.tsx';

/** Pays for several appointments with sessions of a plan. `sessionsLeft`: how many of them can pay for all of these. */
export type BySessions = (props: {
  patientId: number;
  appointmentIds: readonly number[];
  sessionsLeft: number;
  close: () => void;
}) => ReactNode;

type Hour = DuesOfPatient['appointments'][number];

/** Several unpaid appointments of a patient, paid together in one way. */
export function TakeSeveral({
  patientId,
  first,
  isAfterSale = false,
  bySessions,
  close,
}: {
  patientId: number;
  /** Chosen from the start, besides past appointments. */
  first?: number | undefined;
  /** A plan was just sold: from the start, as many are chosen as it pays for. */
  isAfterSale?: boolean;
  bySessions?: BySessions | undefined;
  close: () => void;
}) {
  const [payerPatientId, choosePayer] = useState<number>();
  const { data, error, refetch } = useQuery({
    ...duesOfPatientQuery(patientId, payerPatientId),
    retry: false,
  });
  const [taken, setTaken] = useState<readonly TakenPayment[]>();
  const [chosen, setChosen] = useState<readonly number[]>();
  // If the last ones turn out to be paid, the refusal stays on screen.
  const [wereOffered, setWereOffered] = useState(false);
  if (!wereOffered && data !== undefined && data.appointments.length > 0) setWereOffered(true);
  if (taken) return <PaymentTaken payments={taken} emails={emailsOf(data)} close={close} />;
  if (data === undefined)
    return error ? (
      <LoadFailure isQuiet title={texts().duesUnknown} retry={() => void refetch()}>
        {failureReason(error, texts().doNotTakeYet)}
      </LoadFailure>
    ) : (
      <Loading label={texts().loadingDues}>
        <SkeletonText lines={4} />
      </Loading>
    );
  const { appointments, underReview } = data;
  if (appointments.length === 0 && underReview === 0 && !wereOffered)
    return (
      <>
        <Notice tone='info' title={texts().nothingUnpaid} />
        <FormFooter leave='close' />
      </>
    );
  const isChosenFirst = ({ itemId, startsAt, sessionsLeft }: Hour, index: number) =>
    isAfterSale ? index < sessionsLeft : itemId === first || new Date(startsAt) <= presentNow();
  const hours = appointments.filter((hour, index) =>
    chosen ? chosen.includes(hour.itemId) : isChosenFirst(hour, index),
  );
  const ids = hours.map(({ itemId }) => itemId);
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <HourChoice hours={appointments} chosen={ids} choose={setChosen} />
      {underReview > 0 && (
        <Notice
          tone='warning'
          title={underReview === 1 ? texts().oneUnderReview : texts().manyUnderReview(underReview)}
        >
          {texts().doNotTakeItYet}
        </Notice>
      )}
      {hours.length > 0 && bySessions && (
        <Sessions patientId={patientId} hours={hours} bySessions={bySessions} close={close} />
      )}
      <Payment
        patientId={patientId}
        payerPatientId={payerPatientId}
        choosePayer={choosePayer}
        hours={hours}
        dues={data}
        onTaken={setTaken}
        close={close}
        refetch={refetch}
      />
    </div>
  );
}

const emailsOf = (dues: DuesOfPatient | undefined): string[] =>
  dues?.payers.flatMap(({ email }) => email ?? []) ?? [];

function HourChoice({
  hours,
  chosen,
  choose,
}: {
  hours: readonly Hour[];
  chosen: readonly number[];
  choose: (ids: readonly number[]) => void;
}) {
  if (hours.length === 0) return <Notice tone='warning' title={texts().nothingUnpaid} />;
  const areAll = chosen.length === hours.length;
  return (
    <fieldset className='min-w-0'>
      <legend className='sr-only'>{texts().appointmentsPaid}</legend>
      <div className='mb-1 flex flex-wrap items-center justify-between gap-x-3'>
        <span aria-hidden='true' className='font-[650]'>
          {texts().whichAppointments}
        </span>
        <Button
          size='small'
          variant='quiet'
          className='-mr-4'
          onClick={() => choose(areAll ? [] : hours.map(({ itemId }) => itemId))}
        >
          {areAll ? texts().none : texts().all(hours.length)}
        </Button>
      </div>
      <ul className='divide-y divide-line rounded-card border border-line bg-card'>
        {hours.map(({ itemId, startsAt, concept, cents }) => (
          <li key={itemId} className='flex items-start justify-between gap-3 px-3'>
            <CheckboxField
              className='grow'
              label={
                <>
                  {formatHourDay(new Date(startsAt))}, {formatTime(startsAt)}
                  <span className='sr-only'>, {formatEuros(cents)}</span>
                </>
              }
              hint={serviceOf(concept)}
              checked={chosen.includes(itemId)}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, itemId] : chosen.filter((one) => one !== itemId))
              }
            />
            <span aria-hidden='true' className='py-2 tabular-nums'>
              {formatEuros(cents)}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** With the year where it is not this one. */
const formatHourDay = (at: Date): string =>
  at.getFullYear() === presentNow().getFullYear() ? formatDateOfYear(at) : formatDate(at);

/** The concept of a receipt starts with the service; the date follows. */
const serviceOf = (concept: string): string => concept.split(',')[0] ?? concept;

function Sessions({
  patientId,
  hours,
  bySessions,
  close,
}: {
  patientId: number;
  hours: readonly Hour[];
  bySessions: BySessions;
  close: () => void;
}) {
  const sessionsLeft = Math.min(...hours.map((hour) => hour.sessionsLeft));
  if (sessionsLeft === 0) return null;
  if (sessionsLeft < hours.length)
    return (
      <p className='text-ink-soft text-sm'>
        {sessionsLeft === 1 ? texts().oneSessionLeft : texts().sessionsLeft(sessionsLeft, sessionsLeft)}
      </p>
    );
  return bySessions({ patientId, appointmentIds: hours.map(({ itemId }) => itemId), sessionsLeft, close });
}

function Payment({
  patientId,
  payerPatientId,
  choosePayer,
  hours,
  dues,
  onTaken,
  close,
  refetch,
}: {
  patientId: number;
  payerPatientId: number | undefined;
  choosePayer: (patientId: number) => void;
  hours: readonly Hour[];
  dues: DuesOfPatient;
  onTaken: (taken: readonly TakenPayment[]) => void;
  close: () => void;
  refetch: () => unknown;
}) {
  const take = useTakeSeveral();
  const cents = hours.reduce((sum, hour) => sum + hour.cents, 0);
  const { creditCents, payers, isTillOpen } = dues;
  const methods: TakenMethod[] = [...methodsFor(cents)];
  if (cents > 0 && creditCents >= cents) methods.push('credit');
  const way = usePaymentParts({ cents, creditCents, methods, isTillOpen }, take.isPending);
  const isNamed = hours.some((hour) => hour.cents > recipientRequiredAboveCents);
  const [isAsked, setIsAsked] = useState(false);
  const { fields, read, isEmpty } = useRecipient();
  const isReady = way.isReady && hours.length > 0;
  const confirm = () => {
    const parts = way.read();
    if (parts === undefined || hours.length === 0) return;
    const recipient = (isAsked || isNamed) && !(isNamed && isEmpty) ? read(['taxId', 'address']) : null;
    if (recipient === undefined) return;
    const appointments = hours.map((hour) => ({ itemId: hour.itemId, cents: hour.cents }));
    take.mutateAsync({ patientId, payerPatientId, appointments, ...parts, recipient }).then(
      ({ payments }) => onTaken(payments),
      () => void refetch(),
    );
  };
  const emails = emailsOf(dues);
  const names = payers.flatMap(({ name }) => name ?? []);
  return (
    <>
      <p aria-live='polite'>
        <strong className='block font-display text-h2 tabular-nums'>{formatEuros(cents)}</strong>
        {texts().appointments(hours.length)}
      </p>
      <PayerField name={joinList(names) || null} payer={dues} choose={choosePayer} />
      {hours.length > 0 && (
        <>
          {way.fields}
          <RecipientAtDesk
            isNamed={isNamed}
            isAsked={isAsked || isNamed}
            setIsAsked={setIsAsked}
            fields={fields}
          />
        </>
      )}
      <EntryOutcome entry={take} refused={texts().noneTaken} warning={texts().doNotTakeThemAgain} />
      {isReady && <p className='max-w-text text-ink-soft text-sm'>{formatReceipts(emails)}</p>}
      <FormFooter back={close} explanation={hours.length === 0 ? texts().chooseOne : way.instruction}>
        <Button
          size='small'
          disabled={!isReady}
          busy={take.isPending}
          busyLabel={texts().taking}
          onClick={confirm}
        >
          {way.label}
        </Button>
      </FormFooter>
    </>
  );
}

const formatReceipts = (emails: readonly string[]): string =>
  emails.length > 0 ? texts().receiptEachSent(joinList(emails)) : texts().receiptEachPrinted;
