import { type ComponentProps, useEffect, useRef } from 'react';

/**
 * A form whose fields are checked after it is sent, by the server or by `onSubmit`. Then the first refused field has the
 * focus, unless the user has changed something meanwhile. Takes no rules: those are in the endpoint's contract. An
 * unreadable day or time stops it, because it would be sent as empty.
 */
export function Form({ onSubmit, onInput, ...rest }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  // After every render: the refusal may come from anywhere.
  useEffect(() => {
    const refused = isSent.current && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!refused) return;
    isSent.current = false;
    refused.focus();
  });
  return (
    <form
      noValidate
      ref={form}
      onSubmit={(event) => {
        const unreadable = form.current?.querySelector<HTMLElement>('[data-unreadable]');
        if (unreadable) {
          event.preventDefault();
          unreadable.focus();
          return;
        }
        isSent.current = true;
        onSubmit?.(event);
      }}
      onInput={(event) => {
        isSent.current = false;
        onInput?.(event);
      }}
      {...rest}
    />
  );
}
