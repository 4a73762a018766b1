import { useQuery } from '@tanstack/react-query';
import { QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import type { BySession } from '#clinic/payments/desk/screens/take-payment.tsx';
import { TakePaymentButton } from '#clinic/payments/desk/screens/take-payment-button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import type { Day } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/screen-dates.ts';
import { plansOfPersonQuery } from '../../staff-api.ts';
import { SellPlan } from './sell-plan.tsx';
import { texts } from './texts.ts';

export function PlansOfPerson({
  id,
  isDesk,
  bySession,
}: {
  id: number;
  isDesk: boolean;
  /** Pays for appointments with the plan just sold. */
  bySession: BySession;
}) {
  return (
    <QueriedSection
      title={texts().plans}
      what={texts().thePlans}
      query={useQuery(plansOfPersonQuery(id))}
      action={() => isDesk && <SellPlan patientId={id} bySession={bySession} />}
    >
      {(plans) =>
        plans.length === 0 ? (
          <EmptyText>{texts().none}</EmptyText>
        ) : (
          <ul className='divide-y divide-line'>
            {plans.map((plan) => (
              <li key={plan.id} className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
                <span className='grow'>
                  {plan.name}
                  {plan.planId === null && (
                    <span className='ml-2 text-ink-soft text-xs'>{texts().imported}</span>
                  )}
                </span>
                <strong className='tabular-nums'>{texts().sessionsLeft(plan.sessionsLeft)}</strong>
                <span className='text-ink-soft text-xs'>{formatValidity(plan)}</span>
                {isDesk && plan.planId !== null && (
                  <TakePaymentButton
                    item={{ type: 'subscription', itemId: plan.planId, userSubscriptionId: plan.id }}
                    label={plan.active ? texts().takeInstalment : texts().takeAndReactivate}
                    whom={plan.name}
                    isDue={plan.nextPaymentCents !== null}
                    className='link min-h-11 font-[650] text-sm pointer-fine:min-h-9'
                  />
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueriedSection>
  );
}

/** The sessions of a plan that has ended can still be used. */
function formatValidity({
  active,
  sessionsLeft,
  until,
}: {
  active: boolean;
  sessionsLeft: number;
  until: Day;
}): string {
  if (active) return texts().until(formatDay(until));
  return sessionsLeft > 0 ? texts().inactiveUntil(formatDay(until)) : texts().inactive;
}
