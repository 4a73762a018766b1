import { useDeviceHandover } from '#clinic/accounts/second-factor/screens/use-device-handover.ts';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { localizePath } from '#platform/language/language.ts';
import { routes } from '#platform/paths.ts';
import { useHandOver } from '../api.ts';
import type { SignatureRequest } from './send-link.tsx';
import { texts } from './texts.ts';

/**
 * Locks the panel and opens the texts instead. Loads a new document, so that nothing of the panel stays in
 * the tab's memory.
 */
export function HandOver({ id, wish }: { id: number; wish: SignatureRequest }) {
  const handOver = useHandOver(id);
  const handing = useDeviceHandover();
  const press = async () => {
    await handing.keep();
    handOver.mutate(wish, {
      onSuccess: ({ token, language }) => {
        handing.locked();
        window.location.replace(`${localizePath(routes.firmar, language)}#${token}`);
      },
    });
  };
  return (
    <>
      <p className='text-ink-soft text-sm'>{texts().handOverHint}</p>
      {handOver.error && <SaveFailure error={handOver.error} />}
      <FormFooter>
        <Button
          size='small'
          disabled={wish.textIds.length === 0}
          busy={handOver.isPending || handOver.isSuccess}
          busyLabel={texts().locking}
          onClick={() => void press()}
        >
          {texts().lockAndOpen}
        </Button>
      </FormFooter>
    </>
  );
}
