import { useState } from 'react';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/files.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { maxPictureBytes } from '../../terms.ts';
import { useUploadSharedPicture } from '../api.ts';
import { texts } from './texts.ts';

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
    if (file.size > maxPictureBytes) return setProblem(texts().picture.tooLarge);
    const text = await readAsBase64(file).catch(() => null);
    if (text === null) return setProblem(texts().picture.unreadable);
    uploading.mutate(text, {
      onSuccess: (uploaded) => change(uploaded.url),
      onError: (error) => setProblem(failureReason(error, texts().picture.kept)),
    });
  };
  return (
    <div className='sm:col-span-2'>
      <img
        src={url}
        alt={texts().picture.chosen}
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
      {uploading.isPending && <p role='status'>{texts().picture.preparing}</p>}
    </div>
  );
}
