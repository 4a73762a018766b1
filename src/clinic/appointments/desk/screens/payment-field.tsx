import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { plansOfPersonQuery } from '#clinic/subscriptions/staff-api.ts';
import { SelectField } from '#design/fields/field.tsx';
import { useLazyPart } from '#design/hooks/use-lazy-part.ts';
import { type BookingDraft, countPlanSessions, isPayableByPlan } from './booking-draft.ts';
import { texts } from './texts.ts';

/** Sessions of the chosen patient's plans that could pay for the booking; undefined while they load. */
export function usePlanSessions(draft: BookingDraft): number | undefined {
  const { patient } = draft;
  const { data: plans } = useQuery({
    ...plansOfPersonQuery(patient?.id ?? 0),
    enabled: patient !== null,
  });
  if (patient === null) return 0;
  return plans && countPlanSessions(draft, plans);
}

/** How a booking is paid. Offers a session of a plan only if the patient has one that can pay for it. */
export function PaymentField({
  draft,
  sessions,
  change,
}: {
  draft: BookingDraft;
  sessions: number | undefined;
  change: (part: Partial<BookingDraft>) => void;
}) {
  const { patient } = draft;
  const session = useSession();
  const isDesk = session.state === 'signed-in' && session.user.role !== 'professional';
  const mayBuy = isDesk && patient !== null && isPayableByPlan(draft);
  return (
    <div>
      {sessions ? (
        <SelectField
          label={texts().booking.payment}
          value={draft.payment}
          onChange={({ target }) => change({ payment: target.value === 'session' ? 'session' : 'later' })}
        >
          <option value='later'>{texts().booking.payLater}</option>
          <option value='session'>{texts().booking.payBySession(sessions)}</option>
        </SelectField>
      ) : (
        <>
          <p className='font-[650]'>{texts().booking.payment}</p>
          <p className='mt-1 min-h-11 content-center pointer-fine:min-h-9'>{texts().booking.payLater}</p>
        </>
      )}
      {/* Stays mounted: the dialog is still open when the sold sessions arrive. */}
      {mayBuy && (
        <span className={sessions === 0 ? '-ml-4' : 'hidden'}>
          <LazySellPlan patientId={patient.id} />
        </span>
      )}
    </div>
  );
}

const loadSellPlan = async () =>
  (await import('#clinic/subscriptions/directory/screens/sell-plan.tsx')).SellPlan;

function LazySellPlan({ patientId }: { patientId: number }) {
  const { part: SellPlan, ask } = useLazyPart(loadSellPlan);
  useEffect(() => ask(), [ask]);
  return SellPlan ? <SellPlan patientId={patientId} /> : null;
}
