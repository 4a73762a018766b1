import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { linkDays } from '../../terms.ts';
import { useAskForSignature } from '../api.ts';
import { texts } from './texts.ts';

export type SignatureRequest = { signerId: number; textIds: number[] };

export function SendLink({ id, wish, close }: { id: number; wish: SignatureRequest; close: () => void }) {
  const ask = useAskForSignature(id);
  const press = () =>
    ask.mutateAsync(wish).then(
      ({ to }) => {
        toast({ tone: 'success', title: texts().linkSent, description: texts().linkSentTo(to, linkDays) });
        close();
      },
      () => {},
    );
  return (
    <>
      <p className='text-ink-soft text-sm'>{texts().linkHint(linkDays)}</p>
      {ask.error && <SaveFailure error={ask.error} />}
      <FormFooter>
        <Button
          size='small'
          disabled={wish.textIds.length === 0}
          busy={ask.isPending}
          busyLabel={texts().sending}
          onClick={press}
        >
          {texts().sendLink}
        </Button>
      </FormFooter>
    </>
  );
}
