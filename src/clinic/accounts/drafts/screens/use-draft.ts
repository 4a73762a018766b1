import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isObject } from '#platform/json.ts';
import { useGetUserId } from '../../api.ts';
import { draftsQuery, putDraft, removeDraft } from '../api.ts';
import { cancelSave, flushSave, saveAfterPause, waitForSave } from '../autosave.ts';

/** Whether the user has an unfinished draft of a form. */
export const useHasDraft = (place: string): boolean =>
  useQuery(draftsQuery()).data?.some((each) => each.place === place) === true;

export function useDiscardDraft() {
  const client = useQueryClient();
  const who = useGetUserId();
  return (place: string): void => {
    const person = who();
    cancelSave(place);
    setCachedDraft(client, place, undefined);
    void waitForSave(place)
      // A colleague who took over the desk may have a draft of the same form.
      .then(() => (who() === person ? removeDraft(place) : undefined))
      // The draft ends with the session at the latest.
      .catch(() => undefined);
  };
}

/**
 * Contents of a form, stored on the server while being typed, so that the same user finds them after a
 * colleague used the desk. A draft with other fields than the form's current ones is ignored.
 * @param place the form and its subject: 'booking', 'answer-12'
 */
export function useDraft<Words extends object>(place: string, empty: Words) {
  const client = useQueryClient();
  const { data } = useQuery(draftsQuery());
  const forget = useDiscardDraft();
  const who = useGetUserId();
  const [typed, setTyped] = useState<{ words: Words; by: number | undefined }>();
  const stored = parseDraft(data?.find((each) => each.place === place)?.words, empty);
  // Stores the pending text of a form that closes. Declared before the next effect, whose cleanup discards it.
  useEffect(() => () => flushSave(place), [place]);
  useEffect(() => {
    if (typed?.by === undefined) return;
    const { by } = typed;
    const words = JSON.stringify(typed.words);
    saveAfterPause(place, {
      who,
      keep: () => putDraft(place, words, by),
      onKept: () => setCachedDraft(client, place, words),
    });
    return () => cancelSave(place);
  }, [client, place, typed, who]);
  return {
    words: typed?.words ?? stored ?? empty,
    change: (part: Partial<Words>) => {
      const by = who();
      setTyped((former) => ({ words: { ...(former?.words ?? stored ?? empty), ...part }, by }));
    },
    /** Whether the stored drafts have been loaded. */
    isKnown: data !== undefined,
    /** Whether the contents come from a draft and have not been changed since. */
    wasLeft: stored !== undefined && typed === undefined,
    clear: () => {
      forget(place);
      setTyped(undefined);
    },
  };
}

const setCachedDraft = (client: QueryClient, place: string, words: string | undefined) =>
  client.setQueryData(draftsQuery().queryKey, (former) => [
    ...(former ?? []).filter((each) => each.place !== place),
    ...(words === undefined ? [] : [{ place, words }]),
  ]);

/** The stored draft if its fields match the current form. */
function parseDraft<Words extends object>(kept: string | undefined, empty: Words): Words | undefined {
  if (kept === undefined) return undefined;
  const read: unknown = JSON.parse(kept);
  const isSame = isObject(read) && Object.keys(empty).every((field) => field in read);
  // Cast: written by this form, with the same fields.
  return isSame ? (read as Words) : undefined;
}
