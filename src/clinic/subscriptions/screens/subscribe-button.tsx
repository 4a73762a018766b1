import { type ComponentType, useState } from 'react';
import { clinic } from '#config';
import { Button, type ButtonProps } from '#design/button.tsx';
import type { Offer, Plan } from '../contract.ts';
import { paymentsInWords } from './plan-words.ts';
import type { SubscribeDialogProps } from './subscribe-dialog.tsx';

/**
 * Opens the dialog about one plan, whose code comes when it is first asked for: the front page must stay light. Without
 * JavaScript, or where the code cannot be had, it is a letter.
 */
export function SubscribeButton({
  plan,
  offer,
  variant,
}: {
  plan: Plan;
  /** Missing where the plan is not sold in the chosen interval. */
  offer: Offer | undefined;
  variant: ButtonProps['variant'];
}) {
  const [Dialog, setDialog] = useState<ComponentType<SubscribeDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const letter = letterFor(plan, offer);
  const open = async () => {
    try {
      const { SubscribeDialog } = await import('./subscribe-dialog.tsx');
      setDialog(() => SubscribeDialog);
      setIsOpen(true);
    } catch {
      window.location.href = letter;
    }
  };
  return (
    <>
      <Button variant={variant} onClick={open} aria-haspopup='dialog' className='w-full noscript:hidden'>
        Suscribirme<span className='sr-only'> al plan {plan.name}</span>
      </Button>
      {Dialog && <Dialog plan={plan} offer={offer} letter={letter} open={isOpen} onOpenChange={setIsOpen} />}
      <Button asChild variant={variant} className='hidden! w-full noscript:inline-flex!'>
        <a href={letter}>
          Pedir por correo<span className='sr-only'> el plan {plan.name}</span>
        </a>
      </Button>
    </>
  );
}

/** A mail that is ready to be sent. Its subject names no plan: others may see it. */
function letterFor({ name }: Plan, offer: Offer | undefined): string {
  const wish = offer === undefined ? '' : ` (${paymentsInWords(offer)})`;
  const body = `Hola:\n\nMe interesa el plan ${name}${wish}.\n\nMi nombre:\nMi teléfono:\n`;
  return `mailto:${clinic.email}?subject=${encodeURIComponent('Quiero un plan')}&body=${encodeURIComponent(body)}`;
}
