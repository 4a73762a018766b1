import { type ReactNode, useState } from 'react';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64 } from '#platform/browser/read-file.ts';
import { mostPages, mostScanBytes } from '../../terms.ts';

const tooMuch = `Como mucho, ${mostPages} archivos y 12 MB entre todos.`;

/**
 * The paper as its form takes it: a PDF, or a picture of each page.
 * @param error what the server says of it
 * @returns files in base64, and where they are chosen
 */
export function usePaperFiles({ error, optional }: { error?: string | undefined; optional?: boolean }): {
  files: string[];
  field: ReactNode;
} {
  const [files, setFiles] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File[]) => {
    setFiles([]);
    const size = chosen.reduce((sum, file) => sum + file.size, 0);
    if (chosen.length > mostPages || size > mostScanBytes) return setProblem(tooMuch);
    setProblem(undefined);
    void Promise.all(chosen.map(readAsBase64)).then(setFiles, () =>
      setProblem('No se ha podido leer el archivo. Vuelve a elegirlo.'),
    );
  };
  const field = (
    <FileField
      label='El papel escaneado'
      optional={optional ?? false}
      hint='Un PDF, o una foto de cada página. Se guarda cifrado, con la ficha.'
      error={problem ?? error}
      accept='application/pdf,image/jpeg,image/png,image/webp'
      multiple
      onChoose={choose}
    />
  );
  return { files, field };
}
