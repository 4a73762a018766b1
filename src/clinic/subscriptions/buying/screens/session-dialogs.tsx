import { Link } from 'react-router';
import type { Offer, Plan } from '#clinic/subscriptions/contract.ts';
import { formatPayments, formatValidity } from '#clinic/subscriptions/screens/plan-messages.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogClose } from '#design/dialogs/dialog.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { deviceNow } from '#platform/browser/clock.ts';
import { tabStorageMs } from '#platform/browser/tab-storage.ts';
import { signInPath } from '#platform/paths.ts';
import { type Choice, storeChoice } from './choice.ts';
import { texts } from './texts.ts';

/** Asks the user to sign in; the choice is stored. */
export function SignInDialog({
  open,
  plan,
  offer,
  choice,
  onClose,
}: {
  open: boolean;
  plan: Plan;
  offer: Offer;
  choice: Choice;
  onClose: () => void;
}) {
  const page = choice.interval === 'landing' ? 'home' : 'plans';
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || onClose()}
      size='small'
      title={texts().signIn.title}
      description={texts().signIn.needed}
      actions={
        <>
          <Button asChild>
            <Link to={signInPath(page)} onClick={() => storeChoice(choice, deviceNow())}>
              {texts().signIn.signIn}
            </Link>
          </Button>
          <DialogClose>
            <Button variant='secondary'>{texts().signIn.notNow}</Button>
          </DialogClose>
        </>
      }
    >
      <div className='rounded-card bg-river-50 px-5 py-4'>
        <p className='font-[650]'>{texts().plan(plan.name)}</p>
        <p>{formatPayments(offer)}</p>
        <p className='text-ink-soft text-sm'>{formatValidity(offer.validityMonths)}</p>
      </div>
      <p className='mt-4 text-ink-soft text-sm'>{texts().signIn.isKept(tabStorageMs / 60_000)}</p>
    </Dialog>
  );
}

/** Shown when the session cannot be determined: the user may be signed in. */
export function UnknownSessionDialog({
  open,
  onRetry,
  onClose,
}: {
  open: boolean;
  onRetry: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || onClose()}
      size='small'
      title={texts().unknownSession.title}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onRetry();
            }}
          >
            {texts().unknownSession.retry}
          </Button>
          <DialogClose>
            <Button variant='secondary'>{texts().close}</Button>
          </DialogClose>
        </>
      }
    >
      <Notice tone='danger' announce='assertive' title={texts().unknownSession.failed}>
        {texts().unknownSession.advice}
      </Notice>
    </Dialog>
  );
}
