import { type ReactNode, useState } from 'react';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/files.ts';
import { maxPages, maxScanBytes } from '../../terms.ts';
import { texts } from './texts.ts';

type ChosenFiles = { files: readonly File[]; contents?: string[]; problem?: string };

/**
 * File input for a consent document: one PDF, or one picture per page.
 * @param error the server's refusal
 * @returns files in base64, whether all chosen files are read, and the input
 */
export function useScanFiles({ error, optional }: { error?: string | undefined; optional?: boolean }): {
  files: string[];
  isComplete: boolean;
  field: ReactNode;
} {
  const [chosen, setChosen] = useState<ChosenFiles>({ files: [] });
  const choose = (files: File[]) => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length > maxPages || size > maxScanBytes)
      return setChosen({ files, problem: texts().tooLarge(maxPages) });
    setChosen({ files });
    // A slow read must not overwrite a newer choice.
    const end = (outcome: Omit<ChosenFiles, 'files'>) =>
      setChosen((now) => (now.files === files ? { files, ...outcome } : now));
    void Promise.all(files.map(readAsBase64)).then(
      (contents) => end({ contents }),
      () => end({ problem: texts().fileUnreadable }),
    );
  };
  const field = (
    <FileField
      label={texts().scan}
      optional={optional ?? false}
      hint={texts().scanHint}
      error={chosen.problem ?? error}
      accept='application/pdf,image/jpeg,image/png,image/webp'
      multiple
      onChoose={choose}
    />
  );
  const { files, contents = [] } = chosen;
  return { files: contents, isComplete: contents.length === files.length, field };
}
