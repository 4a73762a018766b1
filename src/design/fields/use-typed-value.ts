import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

/** Result of reading a typed text: its ISO value ('' for an empty text), or a sentence about its error. */
export type Reading = { value: string } | { problem: string };

export type TypedValueOptions = {
  /** ISO value, '' for none. */
  value: string;
  /** Receives an ISO value, or '' for an empty or unreadable text. */
  onChange: (value: string) => void;
  format: (value: string) => string;
  read: (text: string) => Reading;
  /** A sentence about a value that is invalid and still passed on, such as a day outside the limits. */
  explain?: (value: string) => string | undefined;
  /** Whether a text is passed on while the user types. Other texts are read when the field is left. */
  isComplete: (text: string) => boolean;
};

/** A typed text. It is shown while the field's value is one of `values`; any other value replaces it. */
type Typed = {
  text: string;
  values: readonly string[];
  problem?: string | undefined;
  isUnreadable?: boolean;
};

/** State of a text field whose value has another format. Keeps the typed text and reads it on blur or on Enter. */
export function useTypedValue({ value, onChange, format, read, explain, isComplete }: TypedValueOptions) {
  const [typed, setTyped] = useState<Typed>();
  const own = typed?.values.includes(value) ? typed : undefined;
  if (typed !== undefined && own === undefined) setTyped(undefined);

  const accept = (text: string, isLeft: boolean) => {
    const reading = read(text);
    const isUnreadable = 'problem' in reading;
    const next = isUnreadable ? '' : reading.value;
    const problem = isUnreadable ? reading.problem : explain?.(next);
    const values = [value, next];
    if (!isLeft) setTyped({ text, values });
    else setTyped(problem === undefined ? undefined : { text, values, problem, isUnreadable });
    if (next !== value) onChange(next);
  };
  const change = ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    if (text.trim() === '' || isComplete(text)) accept(text, false);
    else setTyped({ text, values: [value] });
  };
  const commit = () => {
    if (own !== undefined) accept(own.text, true);
  };
  return {
    problem: own?.problem,
    isUnreadable: own?.isUnreadable === true,
    isTyping: own !== undefined,
    input: {
      value: own?.text ?? format(value),
      onChange: change,
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      },
      // `Form` sends nothing while a text is unreadable.
      'data-unreadable': own?.isUnreadable || undefined,
    },
  };
}
