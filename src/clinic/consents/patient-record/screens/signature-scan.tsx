import { FileText } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { SaveFailure } from '#clinic/patients/directory/screens/save-failure.tsx';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { FormFooter } from '#design/dialogs/form-footer.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Form } from '#design/fields/form.tsx';
import { fieldsOf } from '#platform/api/field-errors.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { type SignatureState, scanPath, useRemoveScan, useSaveScan } from '../api.ts';
import { texts } from './texts.ts';
import { useScanFiles } from './use-scan-files.tsx';

/** The scan of a signature: opens it, or adds it if there is none. */
export function SignatureScan({
  id,
  consentId,
  mark,
}: {
  id: number;
  consentId: number;
  mark: SignatureState;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = mark.name ?? texts().namelessPerson;
  return (
    <span className='flex basis-full flex-wrap items-center gap-x-3'>
      {mark.hasScan && (
        <a
          className='link inline-flex min-h-11 items-center gap-1 text-sm'
          href={scanPath(id, consentId)}
          download
        >
          <FileText aria-hidden='true' className='size-5' />
          {texts().paper}
          <span className='sr-only'> {texts().ofPerson(name)}</span>
        </a>
      )}
      <Button
        size='small'
        variant='quiet'
        className={mark.hasScan ? undefined : '-ml-4'}
        aria-label={mark.hasScan ? texts().changeFileOf(name) : texts().addScanOf(name)}
        onClick={() => setOpen(true)}
      >
        {mark.hasScan ? texts().changeFile : texts().addScan}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={texts().paperOf(name)}>
        <ScanForm id={id} consentId={consentId} hasScan={mark.hasScan} close={() => setOpen(false)} />
      </Dialog>
    </span>
  );
}

type ScanFormProps = { id: number; consentId: number; hasScan: boolean; close: () => void };

function ScanForm({ id, consentId, hasScan, close }: ScanFormProps) {
  const save = useSaveScan(id);
  const error = fieldsOf(save.error).files;
  const { files, field } = useScanFiles({ error });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutateAsync({ consentId, files }).then(
      () => {
        toast({ tone: 'success', title: texts().paperSaved });
        close();
      },
      () => {},
    );
  };
  return (
    <Form noValidate onSubmit={submit} className='flex flex-col gap-4 pb-2'>
      {hasScan && <p>{texts().fileReplaced}</p>}
      {field}
      {save.error && error === undefined && <SaveFailure error={save.error} />}
      <FormFooter>
        <Button
          type='submit'
          size='small'
          disabled={files.length === 0}
          busy={save.isPending}
          busyLabel={texts().saving}
        >
          {texts().savePaper}
        </Button>
        {hasScan && <RemoveScan id={id} consentId={consentId} close={close} />}
      </FormFooter>
    </Form>
  );
}

/** Another person's document must be removable without a replacement. Director only. */
function RemoveScan({ id, consentId, close }: Omit<ScanFormProps, 'hasScan'>) {
  const remove = useRemoveScan(id);
  const session = useSession();
  if (session.state !== 'signed-in' || session.user.role !== 'admin') return null;
  const press = () =>
    remove.mutateAsync(consentId).then(
      () => {
        toast({
          tone: 'success',
          title: texts().fileDeleted,
          description: texts().signatureKept,
        });
        close();
      },
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notDeleted, lost: texts().deletionLost }),
        }),
    );
  return (
    <Button
      size='small'
      variant='danger'
      busy={remove.isPending}
      busyLabel={texts().deleting}
      onClick={press}
    >
      {texts().deleteFile}
    </Button>
  );
}
