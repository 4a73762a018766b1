import { Mail, Phone } from 'lucide-react';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import { dial } from '#platform/dialling.ts';
import type { Offer, Plan } from '../contract.ts';
import { paymentsInWords, validityInWords } from './plan-words.ts';

export type SubscribeDialogProps = {
  plan: Plan;
  /** Missing where the plan is not sold in the chosen interval. */
  offer: Offer | undefined;
  /** The address of a mail that is ready to be sent. */
  letter: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Until plans can be bought in line: how to get one now. */
export function SubscribeDialog({ plan, offer, letter, open, onOpenChange }: SubscribeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Plan ${plan.name}`}
      description='Pronto podrás comprarlo aquí mismo. Mientras tanto te lo preparamos nosotros: escríbenos o llámanos.'
      actions={
        <>
          <Button asChild>
            <a href={letter}>
              <Mail aria-hidden='true' className='size-5' />
              Escribir un correo
            </a>
          </Button>
          <Button asChild variant='secondary'>
            <a href={dial(clinic.phone)}>
              <Phone aria-hidden='true' className='size-5' />
              {clinic.phone}
            </a>
          </Button>
        </>
      }
    >
      {offer === undefined ? (
        <p>Este plan se paga de una vez. Si te va mejor de otra manera, lo vemos contigo.</p>
      ) : (
        <div className='rounded-card bg-river-50 px-5 py-4'>
          <p className='font-[650]'>{paymentsInWords(offer)}</p>
          <p className='text-ink-soft text-sm'>{validityInWords(offer.validityMonths)}</p>
        </div>
      )}
      <p className='mt-4 text-ink-soft text-sm'>No se cobra nada hasta que lo hayamos hablado contigo.</p>
    </Dialog>
  );
}
