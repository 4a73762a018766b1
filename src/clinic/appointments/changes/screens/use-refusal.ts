import { useEffect, useRef, useState } from 'react';
import {
  describeExpiredSession,
  describeUnknownOutcome,
} from '#clinic/appointments/screens/failure-texts.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { problemMessage } from '#platform/api/client.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';

type RefusalText = { title: string; text: string };

/** Message for a failed write; undefined if the request was abandoned and its outcome is unknown. */
export function describeRefusal(error: unknown, { title, text }: RefusalText): RefusalText | undefined {
  if (error instanceof RetryAbandoned) return undefined;
  return (
    describeExpiredSession(error) ??
    describeUnknownOutcome(error) ?? { title, text: problemMessage(error) ?? text }
  );
}

/**
 * Shows a refusal inside the dialog, because an open dialog hides toasts from keyboard and screen readers.
 * After the dialog has closed it uses a toast.
 */
export function useRefusal(isOpen: boolean) {
  const [refusal, setRefusal] = useState<RefusalText>();
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
    tell(error: unknown, otherwise: RefusalText) {
      const said = describeRefusal(error, otherwise);
      if (said === undefined) return;
      if (isThere.current) setRefusal(said);
      else toast({ tone: 'danger', title: said.title, description: said.text });
    },
  };
}
