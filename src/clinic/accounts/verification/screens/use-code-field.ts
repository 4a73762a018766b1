import { useCallback, useEffect, useRef, useState } from 'react';
import { dismissToast, toast } from '#design/feedback/toast-store.ts';

/**
 * State of a code field. Errors appear in a toast and at the field, which regains the focus. The toast is
 * dismissed on further typing or when the page is left, because it no longer applies.
 */
export function useCodeField() {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const toastId = useRef<number>(undefined);
  const dismissLastToast = useCallback(() => {
    if (toastId.current !== undefined) dismissToast(toastId.current);
    toastId.current = undefined;
  }, []);
  useEffect(() => dismissLastToast, [dismissLastToast]);
  return {
    field: {
      value,
      error,
      ref,
      onChange: (typed: string) => {
        dismissLastToast();
        setError(undefined);
        setValue(typed);
      },
    },
    forget: () => setError(undefined),
    complain: (title: string, description: string, atField = description) => {
      toastId.current = toast({ tone: 'danger', title, description });
      setError(atField);
      ref.current?.focus();
      ref.current?.select();
    },
  };
}
