import { useRef, useState } from 'react';
import { toast } from '#design/feedback/toast-store.ts';

/** A field for a code that has been sent; what is wrong with it is said in a toast and at the field, which takes the focus. */
export function useCodeField() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  return {
    field: {
      value,
      error,
      ref,
      onChange: (typed: string) => {
        setError(undefined);
        setValue(typed);
      },
    },
    forget: () => setError(undefined),
    complain: (title: string, description: string, atField = description) => {
      toast({ tone: 'danger', title, description });
      setError(atField);
      ref.current?.focus();
      ref.current?.select();
    },
  };
}
