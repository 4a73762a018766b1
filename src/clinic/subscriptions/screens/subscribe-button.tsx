import { Mail, Phone } from 'lucide-react';
import { clinic } from '#config';
import { Button, type ButtonProps } from '#design/button.tsx';
import { Dialog } from '#design/dialog.tsx';
import type { Offer, Plan } from '../contract.ts';
import { billingLabels, paymentsInWords, validityInWords } from './plan-words.ts';

/**
 * Until plans can be bought in line, it says so, and how to get one now. Without JavaScript it is the letter itself.
 * `offer` is missing where a plan is not sold in the chosen interval.
 */
export function SubscribeButton({
  plan,
  offer,
  variant,
}: {
  plan: Plan;
  offer: Offer | undefined;
  variant: ButtonProps['variant'];
}) {
  const letter = letterFor(plan, offer);
  return (
    <>
      <Dialog
        size='small'
        title={`Plan ${plan.name}`}
        description='Pronto podrás comprarlo aquí mismo. Mientras tanto te lo preparamos nosotros: escríbenos o llámanos.'
        trigger={
          <Button variant={variant} className='w-full noscript:hidden'>
            Suscribirme<span className='sr-only'> al plan {plan.name}</span>
          </Button>
        }
        actions={
          <>
            <Button asChild>
              <a href={letter}>
                <Mail aria-hidden='true' className='size-5' />
                Escribir un correo
              </a>
            </Button>
            <Button asChild variant='secondary'>
              <a href={`tel:${clinic.phone.replaceAll(' ', '')}`}>
                <Phone aria-hidden='true' className='size-5' />
                {clinic.phone}
              </a>
            </Button>
          </>
        }
      >
        <Summary offer={offer} />
        <p className='mt-4 text-ink-soft text-sm'>No se cobra nada hasta que lo hayamos hablado contigo.</p>
      </Dialog>
      <Button asChild variant={variant} className='hidden! w-full noscript:inline-flex!'>
        <a href={letter}>
          Pedir por correo<span className='sr-only'> el plan {plan.name}</span>
        </a>
      </Button>
    </>
  );
}

function Summary({ offer }: { offer: Offer | undefined }) {
  if (offer === undefined)
    return <p>Este plan se paga de una vez. Si te va mejor de otra manera, lo vemos.</p>;
  return (
    <div className='rounded-card bg-river-50 px-5 py-4'>
      <p className='font-[650]'>{paymentsInWords(offer)}</p>
      <p className='text-ink-soft text-sm'>
        {validityInWords(offer.validityMonths)}, {billingLabels[offer.interval]}
      </p>
    </div>
  );
}

/** A mail that is ready to be sent. Its subject names no plan: others may see it. */
function letterFor({ name }: Plan, offer: Offer | undefined): string {
  const wish = offer === undefined ? '' : ` (${paymentsInWords(offer)})`;
  const body = `Hola:\n\nMe interesa el plan ${name}${wish}.\n\nMi nombre:\nMi teléfono:\n`;
  return `mailto:${clinic.email}?subject=${encodeURIComponent('Quiero un plan')}&body=${encodeURIComponent(body)}`;
}
