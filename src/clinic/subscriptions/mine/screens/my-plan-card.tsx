import { Link } from 'react-router';
import { SubscribeButton } from '#clinic/subscriptions/buying/screens/subscribe-button.tsx';
import type { Offer, Plan, UserSubscription } from '#clinic/subscriptions/contract.ts';
import {
  formatLastDay,
  formatNextPayment,
  formatPaid,
  formatPaymentsLeft,
  formatSessionsLeft,
  hasDaysLeft,
} from '#clinic/subscriptions/screens/held-plan-messages.ts';
import { formatPayments } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { ProgressWindows } from '#design/feedback/progress-windows.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { formatEuros } from '#platform/money.ts';
import { routes } from '#platform/paths.ts';
import { formatDate, formatDay } from '#platform/time/dates.ts';
import { PerkList } from '../../perks/screens/perk-list.tsx';
import { ManagePlan } from './manage-plan.tsx';
import { texts } from './texts.ts';

type MyPlanProps = {
  held: UserSubscription;
  /** Whether any payment is in progress. */
  isPaying: boolean;
  isPayingThis: boolean;
  /** Set if something can be paid. */
  onPay: (() => void) | undefined;
  /** What is sold today of an ended plan; undefined if it is no longer sold. */
  sameAgain: { plan: Plan; offer: Offer } | undefined;
};

export function MyPlanCard({ held, ...paying }: MyPlanProps) {
  const { planDetails, active, sessionsLeft, sessionsTotal } = held;
  return (
    <Card as='li'>
      <div className='flex flex-wrap items-start justify-between gap-x-4 gap-y-1'>
        <h3 className='text-h4'>{texts().plan(planDetails.name)}</h3>
        <Badge tone={active ? 'confirmed' : 'neutral'}>{active ? texts().active : texts().inactive}</Badge>
      </div>
      <ProgressWindows
        lit={sessionsLeft}
        total={sessionsTotal}
        label={formatSessionsLeft(held)}
        className='mt-4'
      />
      <dl className='mt-5 grid gap-x-8 gap-y-2.5 sm:grid-cols-2'>
        {factsOf(held).map(([name, words]) => (
          <div key={name} className='min-w-0'>
            <dt className='text-ink-soft text-sm'>{name}</dt>
            <dd className='first-letter:uppercase'>{words}</dd>
          </div>
        ))}
      </dl>
      <PlanStatus held={held} />
      <PerkList title={texts().perks} perks={held.perks} />
      <Actions held={held} {...paying} />
    </Card>
  );
}

function endLabel(held: UserSubscription): string {
  if (!hasDaysLeft(held, presentNow())) return texts().ended;
  return held.active || held.sessionsLeft === 0 ? texts().ends : texts().sessionsValidUntil;
}

function factsOf(held: UserSubscription): [string, string][] {
  const said = texts();
  const next = formatNextPayment(held);
  const left = formatPaymentsLeft(held);
  const facts: [string, string][] = [
    [said.started, formatDate(held.startDate)],
    [endLabel(held), formatLastDay(held.endDate)],
    held.planId === null ? [said.origin, said.imported] : [said.paid, formatPaid(held)],
  ];
  if (next) facts.push([said.nextPayment, next]);
  if (left) facts.push([said.missingPayments, left]);
  if (held.childBirthDate) facts.push([said.childBirthDate, formatDay(held.childBirthDate)]);
  return facts;
}

function PlanStatus({ held: { active, cancelled, renewal, sessionsLeft } }: Pick<MyPlanProps, 'held'>) {
  if (active && renewal)
    return (
      <Notice title={texts().due} className='mt-5'>
        {texts().dueAmount(formatEuros(renewal.price))}
      </Notice>
    );
  if (active && !cancelled) return null;
  const endedSentence = sessionsLeft > 0 ? texts().endedWithSessions : texts().endedWithout;
  return <p className='mt-4 max-w-text text-sm'>{active ? texts().cancelledActive : endedSentence}</p>;
}

function Actions({ held, isPaying, isPayingThis, onPay, sameAgain }: MyPlanProps) {
  const { active, sessionsLeft } = held;
  const isEnded = !active && held.renewal === null;
  return (
    <>
      {isEnded && (
        <p className='mt-4 max-w-text text-sm'>
          {sameAgain ? texts().againAtPrice(formatPayments(sameAgain.offer)) : texts().noLongerSold}
        </p>
      )}
      <div className='mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        {onPay && (
          <Button
            size='small'
            busy={isPayingThis}
            busyLabel={texts().processing}
            disabled={isPaying}
            onClick={onPay}
            aria-haspopup='dialog'
          >
            {active ? texts().payNow : texts().reactivate}
          </Button>
        )}
        <ManagePlan held={held} />
        {sessionsLeft > 0 && (
          <Button asChild size='small' variant='quiet'>
            <Link to={routes.appointments}>{texts().bookWithSession}</Link>
          </Button>
        )}
        {isEnded &&
          (sameAgain ? (
            <SubscribeButton
              plan={sameAgain.plan}
              offer={sameAgain.offer}
              variant='primary'
              isTakenUp={false}
              label={texts().reactivate}
              className=''
            />
          ) : (
            <Button asChild size='small' variant='primary'>
              <Link to={routes.plans}>{texts().reactivate}</Link>
            </Button>
          ))}
        {isEnded && (
          <Button asChild size='small' variant='secondary'>
            <Link to={routes.plans}>{texts().viewPlans}</Link>
          </Button>
        )}
      </div>
    </>
  );
}
