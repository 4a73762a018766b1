import { type ReactNode, useState } from 'react';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/read-file.ts';
import { mostPages, mostScanBytes } from '../../terms.ts';

const tooMuch = `Como mucho, ${mostPages} archivos y 12 MB entre todos.`;

/** What was chosen, and what stands in it once that has been read. */
type Chosen = { files: readonly File[]; contents?: string[]; problem?: string };

/**
 * The paper as its form takes it: a PDF, or a picture of each page.
 * @param error what the server says of it
 * @returns files in base64, whether all that was chosen is among them, and where they are chosen
 */
export function usePaperFiles({ error, optional }: { error?: string | undefined; optional?: boolean }): {
  files: string[];
  isComplete: boolean;
  field: ReactNode;
} {
  const [chosen, setChosen] = useState<Chosen>({ files: [] });
  const choose = (files: File[]) => {
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length > mostPages || size > mostScanBytes) return setChosen({ files, problem: tooMuch });
    setChosen({ files });
    // What was chosen meanwhile instead is not overwritten by what took longer to read.
    const end = (outcome: Omit<Chosen, 'files'>) =>
      setChosen((now) => (now.files === files ? { files, ...outcome } : now));
    void Promise.all(files.map(readAsBase64)).then(
      (contents) => end({ contents }),
      () => end({ problem: 'No se ha podido leer el archivo. Vuelve a elegirlo.' }),
    );
  };
  const field = (
    <FileField
      label='El papel escaneado'
      optional={optional ?? false}
      hint='Un PDF, o una foto de cada página. Se guarda cifrado, con la ficha.'
      error={chosen.problem ?? error}
      accept='application/pdf,image/jpeg,image/png,image/webp'
      multiple
      onChoose={choose}
    />
  );
  const { files, contents = [] } = chosen;
  return { files: contents, isComplete: contents.length === files.length, field };
}
