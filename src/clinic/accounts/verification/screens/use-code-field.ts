import { useCallback, useEffect, useRef, useState } from 'react';
import { dismissToast, toast } from '#design/feedback/toast-store.ts';

/**
 * A field for a code that has been sent; what is wrong with it is said in a toast and at the field, which takes the focus. Once
 * something else is typed, or the page is left, the toast would speak of what is over: it goes.
 */
export function useCodeField() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const said = useRef<number>(undefined);
  const unsay = useCallback(() => {
    if (said.current !== undefined) dismissToast(said.current);
    said.current = undefined;
  }, []);
  useEffect(() => unsay, [unsay]);
  return {
    field: {
      value,
      error,
      ref,
      onChange: (typed: string) => {
        unsay();
        setError(undefined);
        setValue(typed);
      },
    },
    forget: () => setError(undefined),
    complain: (title: string, description: string, atField = description) => {
      said.current = toast({ tone: 'danger', title, description });
      setError(atField);
      ref.current?.focus();
      ref.current?.select();
    },
  };
}
