import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Avatar } from '#design/drawings/avatar.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/files.ts';
import { maxPictureBytes } from '../../terms.ts';
import { useRemovePicture, useSavePicture } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { FormEnd } from './form-end.tsx';
import { texts } from './texts.ts';

type PictureFormProps = { member: Catalogue['team'][number]; onDone: () => void };

export function PictureForm({ member: { id, name, imageUrl }, onDone }: PictureFormProps) {
  const saving = useSavePicture(id);
  const removing = useRemovePicture(id);
  const [problem, setProblem] = useState<string>();
  const done = (title: string) => () => {
    toast({ tone: 'success', title, description: texts().picture.soonVisible });
    onDone();
  };
  const choose = async ([file]: File[]) => {
    setProblem(undefined);
    if (file === undefined) return;
    if (file.size > maxPictureBytes) return setProblem(texts().picture.tooLarge);
    await readAsBase64(file).then(
      (text) => saving.mutateAsync(text).then(done(texts().picture.saved), () => {}),
      () => setProblem(texts().picture.notRead),
    );
  };
  return (
    <div className='mt-3 flex w-full max-w-text flex-col gap-4 pb-2'>
      <div className='flex items-center gap-4'>
        <Avatar name={name} size='large' {...(imageUrl ? { src: imageUrl } : {})} />
        <p className='text-ink-soft'>{imageUrl ? texts().picture.current : texts().picture.none}</p>
      </div>
      <FileField
        label={texts().picture.label}
        hint={texts().picture.hint}
        error={problem}
        accept='image/jpeg,image/png,image/webp'
        disabled={saving.isPending}
        onChoose={choose}
      />
      {saving.isPending && <p role='status'>{texts().picture.saving}</p>}
      <FormEnd error={saving.error ?? removing.error} onDone={onDone}>
        {imageUrl && (
          <Button
            size='small'
            variant='secondary'
            busy={removing.isPending}
            busyLabel={texts().picture.removing}
            onClick={() => removing.mutateAsync(undefined).then(done(texts().picture.removed), () => {})}
          >
            {texts().picture.remove}
          </Button>
        )}
      </FormEnd>
    </div>
  );
}
