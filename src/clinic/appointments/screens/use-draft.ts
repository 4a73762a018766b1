import { useEffect, useRef } from 'react';
import { type Session, useSession } from '#clinic/accounts/api.ts';
import { toast } from '#design/toast-store.ts';
import { clearDraft, type Draft, readDraft } from './draft.ts';

/**
 * Brings the kept draft back as soon as it is known who is there. After signing in it is said and forgotten; somebody who
 * came back without signing in finds the form as it was, and the draft stays.
 */
export function useDraft(restore: (draft: Draft) => void): void {
  const { state } = useSession();
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => bringBack(state, (draft) => latest.current(draft)), [state]);
}

function bringBack(state: Session['state'], restore: (draft: Draft) => void) {
  if (state === 'unknown') return;
  const draft = readDraft(new Date());
  if (draft === undefined) return;
  restore(draft);
  if (state === 'anonymous') return;
  clearDraft();
  toast({
    tone: 'success',
    title: 'Hemos recuperado tu reserva',
    description: 'Revísala y pulsa Reservar Consulta para terminar.',
  });
}
