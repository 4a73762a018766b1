import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { DeskMethod } from '../../references.ts';
import { checkFirstAdvice } from '../../screens/desk-failure.ts';
import { methodNames } from '../../terms.ts';
import { usePayOut } from '../api.ts';
import { buttonTexts } from './button-texts.ts';

export function PaidOutButton({ id, method }: { id: number; method: DeskMethod }) {
  const payOut = usePayOut();
  const press = () =>
    // The button unmounts with the matter, so the toast hangs on the promise.
    payOut.mutateAsync(id).then(
      () => toast({ tone: 'success', title: buttonTexts().returned(methodNames()[method].inWords) }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: buttonTexts().notNoted, advice: checkFirstAdvice() }),
        }),
    );
  return (
    <Button
      size='small'
      variant='secondary'
      className='mt-2'
      busy={payOut.isPending}
      busyLabel={buttonTexts().noting}
      onClick={() => void press()}
    >
      {buttonTexts().returned(methodNames()[method].inWords)}
    </Button>
  );
}
