import { useEffect, useRef, useState } from 'react';
import { sessionOver, stillUnknown } from '#clinic/appointments/screens/session-over.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { messageOf } from '#platform/api/client.ts';
import { AskingEnded } from '#platform/idempotency/ask-until-known.ts';

type Said = { title: string; text: string };

/** Message for a failed write; undefined if the request was abandoned and its outcome is unknown. */
export function refusalOf(error: unknown, { title, text }: Said): Said | undefined {
  if (error instanceof AskingEnded) return undefined;
  return sessionOver(error) ?? stillUnknown(error) ?? { title, text: messageOf(error) ?? text };
}

/**
 * Shows a refusal inside the dialog, because an open dialog hides toasts from keyboard and screen readers.
 * After the dialog has closed it uses a toast.
 */
export function useRefusal(isOpen: boolean) {
  const [refusal, setRefusal] = useState<Said>();
  const isThere = useRef(isOpen);
  useEffect(() => {
    isThere.current = isOpen;
    return () => {
      isThere.current = false;
    };
  }, [isOpen]);
  return {
    refusal,
    forget: () => setRefusal(undefined),
    tell(error: unknown, otherwise: Said) {
      const said = refusalOf(error, otherwise);
      if (said === undefined) return;
      if (isThere.current) setRefusal(said);
      else toast({ tone: 'danger', title: said.title, description: said.text });
    },
  };
}
