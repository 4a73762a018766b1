import { useEffect, useRef } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { toast } from '#design/feedback/toast-store.ts';
import { deviceNow } from '#platform/browser/clock.ts';
import { clearDraft, type Draft, readDraft } from './draft.ts';

/**
 * Brings the kept draft back as soon as it is known who is there, or that this cannot be known. After signing in it is said
 * and forgotten; somebody who came back without signing in finds the form as it was, and the draft stays.
 */
export function useDraft(restore: (draft: Draft) => void): void {
  const { state } = useSession();
  const isRestored = useRef(false);
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    const draft = state === 'unknown' ? undefined : readDraft(deviceNow());
    if (draft === undefined) return;
    // Once only: who is there may become known after the person has gone on writing.
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
