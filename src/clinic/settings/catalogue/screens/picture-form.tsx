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

type PictureFormProps = { member: Catalogue['team'][number]; onDone: () => void };

export function PictureForm({ member: { id, name, imageUrl }, onDone }: PictureFormProps) {
  const saving = useSavePicture(id);
  const removing = useRemovePicture(id);
  const [problem, setProblem] = useState<string>();
  const done = (title: string) => () => {
    toast({ tone: 'success', title, description: 'En unos segundos se ve en la web.' });
    onDone();
  };
  const choose = async ([file]: File[]) => {
    setProblem(undefined);
    if (file === undefined) return;
    if (file.size > maxPictureBytes)
      return setProblem('La foto es demasiado grande: como mucho, 8 MB. Elige otra o hazla más pequeña.');
    await readAsBase64(file).then(
      (text) => saving.mutateAsync(text).then(done('Foto guardada'), () => {}),
      () => setProblem('No se ha podido leer el archivo. Vuelve a elegirlo.'),
    );
  };
  return (
    <div className='mt-3 flex w-full max-w-text flex-col gap-4 pb-2'>
      <div className='flex items-center gap-4'>
        <Avatar name={name} size='large' {...(imageUrl ? { src: imageUrl } : {})} />
        <p className='text-ink-soft'>
          {imageUrl ? 'Así se ve ahora.' : 'Sin foto, la web enseña un dibujo.'}
        </p>
      </div>
      <FileField
        label='Foto'
        hint='JPEG, PNG o WebP, de frente y con luz. La recortamos, y borramos dónde y cuándo se hizo.'
        error={problem}
        accept='image/jpeg,image/png,image/webp'
        disabled={saving.isPending}
        onChoose={choose}
      />
      {saving.isPending && <p role='status'>Guardando la foto…</p>}
      <FormEnd error={saving.error ?? removing.error} onDone={onDone}>
        {imageUrl && (
          <Button
            size='small'
            variant='secondary'
            busy={removing.isPending}
            busyLabel='Quitando...'
            onClick={() => removing.mutateAsync(undefined).then(done('Foto quitada'), () => {})}
          >
            Quitar la foto
          </Button>
        )}
      </FormEnd>
    </div>
  );
}
