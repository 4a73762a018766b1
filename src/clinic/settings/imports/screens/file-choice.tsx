import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { FileField } from '#design/fields/file-field.tsx';
import { readAsBase64, saveAs } from '#platform/browser/read-file.ts';
import { csvCell, csvTable } from '#platform/text/csv.ts';
import { type ImportKind, importKinds } from '../../terms.ts';
import type { Wish } from '../api.ts';
import { fieldsOf, mostBytes, mostRows } from '../terms.ts';
import { fieldSamples, fieldWords, importWords } from './import-words.ts';

const kinds = importKinds.map((value) => ({
  value,
  label: importWords[value].title,
  description: importWords[value].what,
}));

export function FileChoice({ onChoose, onLeave }: { onChoose: (wish: Wish) => void; onLeave: () => void }) {
  const [kind, setKind] = useState<ImportKind>('people');
  const [error, setError] = useState<string>();
  const choose = async ([file]: File[]) => {
    setError(undefined);
    if (file === undefined) return onLeave();
    if (file.size > mostBytes) {
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
        hint={`Excel (.xlsx) o CSV, con los nombres de las columnas encima. Hasta ${mostRows[kind]} líneas y 1 MB.`}
        error={error}
        accept='.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        onChoose={choose}
      />
      <Button size='small' variant='quiet' className='mt-1 -ml-4' onClick={() => saveModel(kind)}>
        Descargar un modelo
      </Button>
    </>
  );
}

function saveModel(kind: ImportKind): void {
  const fields = fieldsOf[kind].filter((field) => fieldSamples[field] !== undefined);
  const lines = [fields.map((field) => fieldWords[field]), fields.map((field) => fieldSamples[field] ?? '')];
  saveAs(`modelo-${importWords[kind].many}.csv`, csvTable(lines.map((cells) => cells.map(csvCell))));
}
