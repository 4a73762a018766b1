import { useEffect, useRef, useState } from 'react';
import { sessionOver, stillUnknown } from '#clinic/appointments/screens/session-over.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { messageOf } from '#platform/api/client.ts';
import { AskingEnded } from '#platform/idempotency/ask-until-known.ts';

type Said = { title: string; text: string };

/** What to say of a failed write; undefined where nobody asks any more, and nothing is known. */
export function refusalOf(error: unknown, { title, text }: Said): Said | undefined {
  if (error instanceof AskingEnded) return undefined;
  return sessionOver(error) ?? stillUnknown(error) ?? { title, text: messageOf(error) ?? text };
}

/**
 * The refusal that stands in a dialog. Not in a toast: a dialog keeps the keyboard and screen readers away from everything
 * outside it. Only where the dialog is gone when it is heard of.
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
