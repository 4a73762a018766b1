import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first invalid field of a form after each refusal, so that it is in sight and announced.
 * @param error the refusal; null without one
 * @returns ref of the form
 */
export function useFocusRefused(error: Error | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
