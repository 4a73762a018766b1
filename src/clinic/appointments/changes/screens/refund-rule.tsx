import {
  lessThanNotice,
  moreThanNotice,
  refundRule,
} from '#clinic/appointments/rules/cancellation-sentences.ts';
import type { Refund } from '#clinic/appointments/rules/refund-kinds.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/**
 * States before the press what cancelling a visit now refunds.
 * @param hours the appointment's notice
 * @param amount the refunded amount as shown: '65 €'
 * @param keptAmount the supplement of a child's first visit, where it stays: '10 €'
 */
export function RefundRule({
  refund,
  hours,
  amount,
  keptAmount,
}: {
  refund: Refund;
  hours: number;
  amount?: string;
  keptAmount?: string;
}) {
  switch (refund) {
    case 'nothing_paid':
      return (
        <Notice>
          <p>{refundRule(hours)}</p>
          <p className='mt-1'>{texts().refund.nothingPaid}</p>
        </Notice>
      );
    case 'full':
      return (
        <Notice tone='success' title={amount ? texts().refund.fullAmount(amount) : texts().refund.full}>
          {moreThanNotice(hours)}.
        </Notice>
      );
    case 'part':
      return (
        <Notice title={amount ? texts().refund.partAmount(amount) : texts().refund.part}>
          <p>{keptAmount ? texts().refund.amountStays(keptAmount) : texts().refund.supplementStays}</p>
          <p className='mt-1'>{texts().refund.ifOtherCancelled}</p>
        </Notice>
      );
    case 'session':
      return (
        <Notice tone='success' title={texts().refund.session}>
          {moreThanNotice(hours)}.
        </Notice>
      );
    case 'session_lost':
      return <TooLate hours={hours} title={texts().refund.sessionLost} />;
    case 'none':
      return <TooLate hours={hours} title={texts().refund.none} />;
  }
}

function TooLate({ hours, title }: { hours: number; title: string }) {
  return (
    <Notice tone='warning' title={title}>
      {texts().refund.callIfSerious(
        lessThanNotice(hours),
        <a href={phoneUrl(clinicContact().phone)} className='link min-[15rem]:whitespace-nowrap'>
          {clinicContact().phone}
        </a>,
      )}
    </Notice>
  );
}
