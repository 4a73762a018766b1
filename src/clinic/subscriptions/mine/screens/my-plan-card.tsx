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
        <h3 className='text-h4'>Plan {planDetails.name}</h3>
        <Badge tone={active ? 'confirmed' : 'neutral'}>{active ? 'Activa' : 'Inactiva'}</Badge>
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
      <PerkList perks={held.perks} />
      <Actions held={held} {...paying} />
    </Card>
  );
}

function endLabel(held: UserSubscription): string {
  if (!hasDaysLeft(held, presentNow())) return 'Terminó';
  return held.active || held.sessionsLeft === 0 ? 'Termina' : 'Sus sesiones valen hasta';
}

function factsOf(held: UserSubscription): [string, string][] {
  const next = formatNextPayment(held);
  const left = formatPaymentsLeft(held);
  const facts: [string, string][] = [
    ['Empezó', formatDate(held.startDate)],
    [endLabel(held), formatLastDay(held.endDate)],
    held.planId === null ? ['Origen', 'Lo tenías de antes'] : ['Has pagado', formatPaid(held)],
  ];
  if (next) facts.push(['Próximo pago', next]);
  if (left) facts.push(['Pagos que faltan', left]);
  if (held.childBirthDate)
    facts.push(['Fecha de nacimiento del niño o la niña', formatDay(held.childBirthDate)]);
  return facts;
}

function PlanStatus({ held: { active, cancelled, renewal, sessionsLeft } }: Pick<MyPlanProps, 'held'>) {
  if (active && renewal)
    return (
      <Notice title='Ya puedes hacer el próximo pago' className='mt-5'>
        Son {formatEuros(renewal.price)}. No se cobra nada hasta que lo confirmes tú.
      </Notice>
    );
  if (active && !cancelled) return null;
  const endedSentence =
    sessionsLeft > 0
      ? 'No hay pagos en marcha. Las sesiones que ya pagaste siguen siendo tuyas.'
      : 'No hay pagos en marcha y no debes nada.';
  return (
    <p className='mt-4 max-w-text text-sm'>
      {active
        ? 'Has cancelado los próximos pagos. Tus sesiones siguen siendo tuyas hasta el final.'
        : endedSentence}
    </p>
  );
}

function Actions({ held, isPaying, isPayingThis, onPay, sameAgain }: MyPlanProps) {
  const { active, sessionsLeft } = held;
  const isEnded = !active && held.renewal === null;
  return (
    <>
      {isEnded && (
        <p className='mt-4 max-w-text text-sm'>
          {sameAgain
            ? `Si lo reactivas, lo contratas otra vez con los precios de hoy: ${formatPayments(sameAgain.offer)}.`
            : 'Este plan ya no se vende: al reactivarlo eliges uno de los de ahora.'}
        </p>
      )}
      <div className='mt-5 flex flex-col gap-3 sm:flex-row sm:flex-wrap'>
        {onPay && (
          <Button
            size='small'
            busy={isPayingThis}
            busyLabel='Procesando...'
            disabled={isPaying}
            onClick={onPay}
            aria-haspopup='dialog'
          >
            {active ? 'Pagar ahora' : 'Reactivar'}
          </Button>
        )}
        <ManagePlan held={held} />
        {sessionsLeft > 0 && (
          <Button asChild size='small' variant='quiet'>
            <Link to={routes.appointments}>Reservar con una sesión</Link>
          </Button>
        )}
        {isEnded &&
          (sameAgain ? (
            <SubscribeButton
              plan={sameAgain.plan}
              offer={sameAgain.offer}
              variant='primary'
              isTakenUp={false}
              label='Reactivar'
              className=''
            />
          ) : (
            <Button asChild size='small' variant='primary'>
              <Link to={routes.plans}>Reactivar</Link>
            </Button>
          ))}
        {isEnded && (
          <Button asChild size='small' variant='secondary'>
            <Link to={routes.plans}>Ver Planes</Link>
          </Button>
        )}
      </div>
    </>
  );
}
