import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ChoiceCards } from '#design/fields/choice-cards.tsx';
import { FileField } from '#design/fields/file-field.tsx';
import { downloadText, readAsBase64 } from '#platform/browser/files.ts';
import { csvCell, csvTable } from '#platform/text/csv.ts';
import { type ImportKind, importKinds } from '../../terms.ts';
import type { ImportRequest } from '../api.ts';
import { fieldsOf, maxFileBytes, maxRows } from '../terms.ts';
import { fieldLabels, fieldSamples } from './import-messages.ts';
import { texts } from './texts.ts';

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
      return setError(texts().choice.tooLarge);
    }
    await readAsBase64(file).then(
      (text) => onChoose({ kind, file: text }),
      () => setError(texts().choice.notRead),
    );
  };
  return (
    <>
      <ChoiceCards
        legend={texts().choice.kind}
        choices={importKinds.map((value) => ({
          value,
          label: texts().kinds[value].title,
          description: texts().kinds[value].what,
        }))}
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
        label={texts().choice.file}
        hint={texts().choice.hint(maxRows[kind])}
        error={error}
        accept='.csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
        onChoose={choose}
      />
      <Button size='small' variant='quiet' className='mt-1 -ml-4' onClick={() => downloadTemplate(kind)}>
        {texts().choice.template}
      </Button>
    </>
  );
}

function downloadTemplate(kind: ImportKind): void {
  const labels = fieldLabels();
  const samples = fieldSamples();
  const fields = fieldsOf[kind].filter((field) => samples[field] !== undefined);
  const lines = [fields.map((field) => labels[field]), fields.map((field) => samples[field] ?? '')];
  downloadText(
    texts().choice.templateFile(texts().kinds[kind].many),
    csvTable(lines.map((cells) => cells.map(csvCell))),
  );
}
