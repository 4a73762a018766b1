import { useState } from 'react';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/files.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { maxPictureBytes } from '../../terms.ts';
import { useUploadSharedPicture } from '../api.ts';

/** Shows the chosen picture and uploads another one. Visitors see it once the form is saved. */
export function PictureField({
  label,
  hint,
  url,
  error,
  change,
}: {
  label: string;
  hint: string | undefined;
  url: string;
  error: string | undefined;
  change: (url: string) => void;
}) {
  const uploading = useUploadSharedPicture();
  const [problem, setProblem] = useState<string>();
  const choose = async ([file]: File[]) => {
    setProblem(undefined);
    if (file === undefined) return;
    if (file.size > maxPictureBytes)
      return setProblem('La imagen es demasiado grande: como mucho, 8 MB. Elige otra o hazla más pequeña.');
    const text = await readAsBase64(file).catch(() => null);
    if (text === null) return setProblem('No se ha podido leer el archivo. Vuelve a elegirlo.');
    uploading.mutate(text, {
      onSuccess: (uploaded) => change(uploaded.url),
      onError: (error) => setProblem(failureReason(error, 'Sigue la imagen de antes: vuelve a probar.')),
    });
  };
  return (
    <div className='sm:col-span-2'>
      <img
        src={url}
        alt='Imagen elegida'
        className='mb-3 aspect-1200/630 w-full max-w-100 rounded-card border border-line object-cover'
      />
      <FileField
        label={label}
        hint={hint}
        error={problem ?? error}
        accept='image/jpeg,image/png,image/webp'
        disabled={uploading.isPending}
        onChoose={choose}
      />
      {uploading.isPending && <p role='status'>Preparando la imagen…</p>}
    </div>
  );
}
