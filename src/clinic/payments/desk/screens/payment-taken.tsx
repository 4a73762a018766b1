import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { formatEuros } from '#platform/money.ts';
import { methodNames } from '../../terms.ts';
import type { TakenPayment } from '../api.ts';
import { UndoForm } from './undo-form.tsx';

export function PaymentTaken({
  taken: { receiptId, number, cents, method, credit },
  email,
  close,
}: {
  taken: TakenPayment;
  email: string | null;
  close: () => void;
}) {
  const [isUndoing, setIsUndoing] = useState(false);
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <Notice
        tone='success'
        announce='assertive'
        title={`Cobrados ${formatEuros(cents)} ${methodNames[method].inWords}${credit ? ` y ${formatEuros(credit.cents)} con saldo` : ''}`}
      >
        {credit ? `Justificantes ${credit.number} y ${number}.` : `Justificante ${number}.`}
        {email && ` ${credit ? 'Van' : 'Va'} de camino a ${email}.`}
      </Notice>
      {isUndoing ? (
        <UndoForm id={receiptId} back={() => setIsUndoing(false)} onUndone={close} />
      ) : (
        <>
          {credit && (
            <div className='flex flex-col gap-3 sm:flex-row'>
              <PrintButton receiptId={receiptId}>Imprimir el de los {formatEuros(cents)}</PrintButton>
              <PrintButton receiptId={credit.receiptId}>Imprimir el del saldo</PrintButton>
            </div>
          )}
          <div className='flex flex-col gap-3 sm:flex-row-reverse'>
            <Button size='small' onClick={close}>
              Listo
            </Button>
            {!credit && <PrintButton receiptId={receiptId}>Imprimir el justificante</PrintButton>}
            <Button size='small' variant='quiet' onClick={() => setIsUndoing(true)}>
              Me he equivocado
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const PrintButton = ({ receiptId, children }: { receiptId: number; children: ReactNode }) => (
  <Button asChild size='small' variant='secondary'>
    <a href={`/api/staff/receipts/${receiptId}/pdf`} target='_blank' rel='noreferrer'>
      <Printer aria-hidden='true' className='size-4' />
      {children}
    </a>
  </Button>
);
