import { useSession } from '#clinic/accounts/api.ts';
import { Button } from '#design/button.tsx';
import { useSendTestMail } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import { texts } from './texts.ts';

export function TestMail() {
  const session = useSession();
  const sending = useSendTestMail();
  const email = session.state === 'signed-in' ? session.user.email : null;
  return (
    <div className='flex max-w-text flex-col items-start gap-4'>
      <p>{email === null ? texts().testMail.toYou : texts().testMail.to(email)}</p>
      <FormError error={sending.error} />
      <Button
        size='small'
        busy={sending.isPending}
        busyLabel={texts().testMail.busy}
        onClick={() => sending.mutate(undefined)}
      >
        {texts().testMail.send}
      </Button>
    </div>
  );
}
