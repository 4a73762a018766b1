import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { FileField } from '#design/fields/file-field.tsx';
import { downloadText, readAsBase64 } from '#platform/browser/files.ts';
import { csvCell, csvTable } from '#platform/text/csv.ts';
import { type ImportKind, importKinds } from '../../terms.ts';
import type { ImportRequest } from '../api.ts';
import { fieldsOf, maxFileBytes, maxRows } from '../terms.ts';
import { fieldLabels, fieldSamples, importTexts } from './import-messages.ts';

const kinds = importKinds.map((value) => ({
  value,
  label: importTexts[value].title,
  description: importTexts[value].what,
}));

export function FileChoice({
  onChoose,
  onLeave,
}: {
  onChoose: (wish: ImportRequest) => void;
  onLeave: () => void;
}) {
  const [kind, setKind] = useState<ImportKind>('people');
  const [error, setError] = useState<string>();
  const choose = async ([file]: File[]) => {
    setError(undefined);
    if (file === undefined) return onLeave();
    if (file.size > maxFileBytes) {
      onLeave();
      return setError('El archivo es demasiado grande: como mucho, 1 MB. Pártelo en varios.');
    }
    await readAsBase64(file).then(
      (text) => onChoose({ kind, file: text }),
      () => setError('No se ha podido leer el archivo. Vuelve a elegirlo.'),
    );
  };
  return (
    <>
      <ChoiceCards
        legend='Qué traes'
        choices={kinds}
        columns={3}
        value={kind}
        onChange={(value) => {
          setKind(value);
          setError(undefined);
          onLeave();
        }}
      />
      <FileField
        key={kind}
        className='mt-5 max-w-text'
        label='Archivo'
        hint={`Excel (.xlsx) o CSV, con los nombres de las columnas encima. Hasta ${maxRows[kind]} líneas y 1 MB.`}
        error={error}
        accept='.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        onChoose={choose}
      />
      <Button size='small' variant='quiet' className='mt-1 -ml-4' onClick={() => downloadTemplate(kind)}>
        Descargar un modelo
      </Button>
    </>
  );
}

function downloadTemplate(kind: ImportKind): void {
  const fields = fieldsOf[kind].filter((field) => fieldSamples[field] !== undefined);
  const lines = [fields.map((field) => fieldLabels[field]), fields.map((field) => fieldSamples[field] ?? '')];
  downloadText(`modelo-${importTexts[kind].many}.csv`, csvTable(lines.map((cells) => cells.map(csvCell))));
}
