import { supportsPasskeys } from '#clinic/accounts/passkeys/api.ts';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { useProvePasskey } from '../api.ts';
import { texts } from './texts.ts';

/** An alternative to the code for users with a passkey. */
export function ProveByPasskey() {
  const { mutate, error, isPending } = useProvePasskey();
  if (!supportsPasskeys()) return null;
  return (
    <Card className='mt-6'>
      <p>{texts().passkeyLead}</p>
      <div className='mt-4'>
        <Button busy={isPending} busyLabel={texts().passkeyWaiting} onClick={() => mutate()}>
          {texts().usePasskey}
        </Button>
      </div>
      {error && (
        <Notice tone='danger' announce='assertive' className='mt-4'>
          {problemMessage(error) ?? texts().passkeyFailed}
        </Notice>
      )}
    </Card>
  );
}
