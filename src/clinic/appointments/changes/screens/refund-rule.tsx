import { lessThanNotice, moreThanNotice, refundRule } from '#clinic/appointments/rules/cancellation.ts';
import type { Refund } from '#clinic/appointments/rules/refund-kinds.ts';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';

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
          <p className='mt-1'>No has pagado nada, así que no se cobra ni se devuelve nada.</p>
        </Notice>
      );
    case 'full':
      return (
        <Notice
          tone='success'
          title={
            amount ? `Te devolvemos ${amount}, el importe completo.` : 'Te devolvemos el importe completo.'
          }
        >
          {moreThanNotice(hours)}.
        </Notice>
      );
    case 'part':
      return (
        <Notice title={`Te devolvemos ${amount ?? 'el importe menos la diferencia de la primera visita'}.`}>
          <p>
            Tu otra visita ya pagada pasa a ser la primera, que cuesta más:{' '}
            {keptAmount ? `los ${keptAmount} de diferencia se quedan` : 'la diferencia se queda'} para
            completar su pago.
          </p>
          <p className='mt-1'>Si después cancelas también esa a tiempo, te devolvemos todo.</p>
        </Notice>
      );
    case 'session':
      return (
        <Notice tone='success' title='Te devolvemos la sesión: vuelve a estar en tu plan.'>
          {moreThanNotice(hours)}.
        </Notice>
      );
    case 'session_lost':
      return <TooLate hours={hours} title='La sesión no se devuelve.' />;
    case 'none':
      return <TooLate hours={hours} title='No se devuelve el importe.' />;
  }
}

function TooLate({ hours, title }: { hours: number; title: string }) {
  return (
    <Notice tone='warning' title={title}>
      {lessThanNotice(hours)}. Si te ha pasado algo grave, llámanos al{' '}
      <a href={phoneUrl(clinicContact().phone)} className='link min-[15rem]:whitespace-nowrap'>
        {clinicContact().phone}
      </a>
      .
    </Notice>
  );
}
