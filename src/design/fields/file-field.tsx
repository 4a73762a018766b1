import type { ChangeEvent } from 'react';
import { controlClasses, Field, type FieldProps } from './field.tsx';

type FileFieldProps = FieldProps & {
  /** Media types or endings, as the browser's own choice takes them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** None where the choice was taken back. */
  onChoose: (files: File[]) => void;
};

/** A file of the person's own. */
export function FileField({ accept, multiple, disabled, onChoose, ...field }: FileFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type='file'
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className={`${controlClasses} file:mr-3 file:cursor-pointer file:rounded-full file:border-0 file:bg-river-100 file:px-3.5 file:py-1 file:font-[650] file:text-river-700`}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChoose([...(target.files ?? [])])}
        />
      )}
    </Field>
  );
}
