import type { Refund } from '#clinic/appointments/rules/refund-kinds.ts';
import { clinic } from '#config';
import { Notice } from '#design/feedback/notice.tsx';
import { dial } from '#platform/text/dialling.ts';

const hours = clinic.cancellationHours;

/**
 * What comes back when a visit is cancelled now, said before anybody presses.
 * @param amount the money that comes back, as it is shown: '65 €'
 * @param keptAmount the supplement of a child's first visit, where it stays: '10 €'
 */
export function RefundRule({
  refund,
  amount,
  keptAmount,
}: {
  refund: Refund;
  amount?: string;
  keptAmount?: string;
}) {
  switch (refund) {
    case 'nothing_paid':
      return (
        <Notice>
          <p>Lo pagado se devuelve entero hasta {hours} horas antes de la cita; más tarde, no.</p>
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
          Faltan más de {hours} horas.
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
          Faltan más de {hours} horas.
        </Notice>
      );
    case 'session_lost':
      return <TooLate title='La sesión no se devuelve.' />;
    case 'none':
      return <TooLate title='No se devuelve el importe.' />;
  }
}

function TooLate({ title }: { title: string }) {
  return (
    <Notice tone='warning' title={title}>
      Faltan menos de {hours} horas. Si te ha pasado algo grave, llámanos al{' '}
      <a href={dial(clinic.phone)} className='link min-[15rem]:whitespace-nowrap'>
        {clinic.phone}
      </a>
      .
    </Notice>
  );
}
