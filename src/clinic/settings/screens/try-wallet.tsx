import { Button } from '#design/button.tsx';
import { useTryWallet } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import { texts } from './texts.ts';

export function TryWallet() {
  const trying = useTryWallet();
  return (
    <div className='flex max-w-text flex-col items-start gap-4'>
      <FormError error={trying.error} />
      <Button
        size='small'
        busy={trying.isPending}
        busyLabel={texts().tryWallet.busy}
        onClick={() => trying.mutate(undefined)}
      >
        {texts().tryWallet.try}
      </Button>
    </div>
  );
}
