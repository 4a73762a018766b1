import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isObject } from '#platform/json.ts';
import { useWho } from '../../api.ts';
import { draftsQuery, dropWords, keepWords } from '../api.ts';
import { keepAtPause, leaveOut, settled } from '../keeper.ts';

/** Forgets a form that is done or given up. */
export function useForgetDraft() {
  const client = useQueryClient();
  const who = useWho();
  return (place: string): void => {
    const person = who();
    leaveOut(place);
    setKept(client, place, undefined);
    void settled(place)
      // A colleague who has the desk by now has a form of that name, too.
      .then(() => (who() === person ? dropWords(place) : undefined))
      // It goes with the session, at the latest.
      .catch(() => undefined);
  };
}

/**
 * The words of a form, kept on the server while they are typed, so that they are there again for the same person after a
 * colleague was at the desk. A form of another make than the kept one begins anew.
 * @param place which form, and of what: 'booking', 'answer-12'
 */
export function useDraft<Words extends object>(place: string, empty: Words) {
  const client = useQueryClient();
  const { data } = useQuery(draftsQuery());
  const forget = useForgetDraft();
  const who = useWho();
  const [typed, setTyped] = useState<{ words: Words; by: number | undefined }>();
  const left = wordsOf(data?.find((each) => each.place === place)?.words, empty);
  useEffect(() => {
    if (typed?.by === undefined) return;
    const { by } = typed;
    const words = JSON.stringify(typed.words);
    keepAtPause(place, {
      who,
      keep: () => keepWords(place, words, by),
      onKept: () => setKept(client, place, words),
    });
    // Hidden behind the lock, or gone: whoever asks next may be somebody else.
    return () => leaveOut(place);
  }, [client, place, typed, who]);
  return {
    words: typed?.words ?? left ?? empty,
    change: (part: Partial<Words>) => {
      const by = who();
      setTyped((former) => ({ words: { ...(former?.words ?? left ?? empty), ...part }, by }));
    },
    /** Whether what was left here, if anything was, is known. */
    isKnown: data !== undefined,
    /** Whether this is what was left here earlier, and nothing has been typed since. */
    wasLeft: left !== undefined && typed === undefined,
    /** Begins with nothing of before. */
    clear: () => {
      forget(place);
      setTyped(undefined);
    },
  };
}

const setKept = (client: QueryClient, place: string, words: string | undefined) =>
  client.setQueryData(draftsQuery().queryKey, (former) => [
    ...(former ?? []).filter((each) => each.place !== place),
    ...(words === undefined ? [] : [{ place, words }]),
  ]);

/** What was kept, where it has the fields of the form as it is today. */
function wordsOf<Words extends object>(kept: string | undefined, empty: Words): Words | undefined {
  if (kept === undefined) return undefined;
  const read: unknown = JSON.parse(kept);
  const isSame = isObject(read) && Object.keys(empty).every((field) => field in read);
  // Cast: this form wrote it, and has the same fields.
  return isSame ? (read as Words) : undefined;
}
