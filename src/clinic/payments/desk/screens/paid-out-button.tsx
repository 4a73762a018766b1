import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureWords } from '#platform/idempotency/failure-words.ts';
import type { DeskMethod } from '../../references.ts';
import { methodWords } from '../../terms.ts';
import { usePayOut } from '../api.ts';
import { lookFirst } from './desk-failure.ts';

/** Notes that the desk has given back what it owed. */
export function PaidOutButton({ id, method }: { id: number; method: DeskMethod }) {
  const payOut = usePayOut();
  const press = () =>
    // The matter goes with its button: what is told does not hang on it.
    payOut.mutateAsync(id).then(
      () => toast({ tone: 'success', title: `Devuelto ${methodWords[method].inWords}` }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureWords(error, { refused: 'No se ha apuntado', otherwise: lookFirst }),
        }),
    );
  return (
    <Button
      size='small'
      variant='secondary'
      className='mt-2'
      busy={payOut.isPending}
      busyLabel='Apuntando...'
      onClick={() => void press()}
    >
      Devuelto {methodWords[method].inWords}
    </Button>
  );
}
