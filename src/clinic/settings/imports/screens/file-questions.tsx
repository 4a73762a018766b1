import { SelectField } from '#design/fields/field.tsx';
import type { ImportPreview, ImportRequest } from '../api.ts';
import { texts } from './texts.ts';

export function FileQuestions({
  wish,
  preview: { unknownStates, commaNames },
  onChange,
}: {
  wish: ImportRequest;
  preview: ImportPreview;
  onChange: (wish: ImportRequest) => void;
}) {
  if (unknownStates.length === 0 && commaNames === null) return null;
  const chooseState = (text: string, value: string) => {
    const { [text]: _, ...rest } = wish.states ?? {};
    onChange({ ...wish, states: value === 'keep' || value === 'skip' ? { ...rest, [text]: value } : rest });
  };
  const chooseOrder = (value: string) => {
    const { nameOrder: _, ...rest } = wish;
    onChange(value === 'turn' || value === 'keep' ? { ...rest, nameOrder: value } : rest);
  };
  return (
    <fieldset className='mt-6 min-w-0'>
      <legend>
        <h2 className='text-h4'>{texts().questions.title}</h2>
      </legend>
      <div className='mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3'>
        {commaNames && (
          <SelectField
            label={texts().questions.namesLike(commaNames.example)}
            hint={formatLines(commaNames.rows)}
            value={wish.nameOrder ?? ''}
            onChange={({ target }) => chooseOrder(target.value)}
          >
            <option value=''>{texts().questions.choose}</option>
            <option value='turn'>{texts().questions.turnNames}</option>
            <option value='keep'>{texts().questions.keepNames}</option>
          </SelectField>
        )}
        {unknownStates.map(({ text, rows, choice }) => (
          <SelectField
            key={text}
            label={texts().questions.state(text)}
            hint={formatLines(rows)}
            value={wish.states?.[text] ?? choice ?? ''}
            onChange={({ target }) => chooseState(text, target.value)}
          >
            <option value=''>{texts().questions.choose}</option>
            <option value='keep'>{texts().questions.imported}</option>
            <option value='skip'>{texts().questions.notImported}</option>
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

const formatLines = (count: number): string =>
  count === 1 ? texts().questions.oneLine : texts().questions.lines(count);
