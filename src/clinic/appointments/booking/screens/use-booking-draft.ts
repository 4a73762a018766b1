import { useEffect, useRef } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { clearDraft, type Draft, readDraft } from './draft.ts';

/**
 * Restores the stored draft once the session is known or cannot be known. After sign-in it shows a toast and
 * deletes the draft; without sign-in the form is restored silently and the draft stays.
 */
export function useBookingDraft(restore: (draft: Draft) => void): void {
  const { state } = useSession();
  const isRestored = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    const draft = state === 'unknown' ? undefined : readDraft(deviceNow());
    if (draft === undefined) return;
    // Only once: the session may resolve after the user has typed on.
    if (!isRestored.current) latest.current(draft);
    isRestored.current = true;
    if (state !== 'signed-in') return;
    clearDraft();
    toast({
      tone: 'success',
      title: 'Hemos recuperado lo que elegiste',
      description: 'La hora aún no es tuya: revísalo y resérvala.',
    });
  }, [state]);
}
