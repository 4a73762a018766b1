import type { ChangeEvent } from 'react';
import { controlClasses, Field, type FieldProps } from './field.tsx';

type FileFieldProps = FieldProps & {
  /** Media types or file extensions. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
};

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
