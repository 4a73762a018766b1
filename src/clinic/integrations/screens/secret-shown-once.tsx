import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { texts } from './texts.ts';

/**
 * Shows a secret once.
 * @param what noun with article: 'la clave', 'el secreto'
 * @param copied title of the toast after copying
 * @param done label of the button that confirms the secret is saved
 */
export function SecretShownOnce({
  value,
  what,
  copied,
  done,
  leave,
  children,
}: {
  value: string;
  what: string;
  copied: string;
  done: string;
  leave: () => void;
  children: ReactNode;
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'success', title: copied, description: texts().pasteIt });
    } catch {
      toast({ tone: 'danger', title: texts().notCopied, description: texts().copyByHand });
    }
  };
  return (
    <div className='flex flex-col gap-4 pb-2'>
      <p>{children}</p>
      <code className='wrap-anywhere select-all rounded-[10px] bg-river-50 p-3'>{value}</code>
      <div className='flex flex-col gap-3 sm:flex-row-reverse'>
        <Button size='small' onClick={copy}>
          {texts().copy(what)}
        </Button>
        <Button size='small' variant='secondary' onClick={leave}>
          {done}
        </Button>
      </div>
    </div>
  );
}
