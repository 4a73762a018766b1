import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { draftsQuery } from '../api.ts';
import { texts } from './texts.ts';

/** Names of the places where drafts wait, by the first word of the place. */
const formNames: Record<string, string> = texts().places;

/** Tells a returning staff member once about their unfinished drafts. */
export function UnfinishedDraftsToast() {
  const { data } = useQuery(draftsQuery());
  const isNotified = useRef(false);
  useEffect(() => {
    if (data === undefined || isNotified.current) return;
    isNotified.current = true;
    const names = new Set(data.flatMap(({ place }) => formNames[place.split('-')[0] ?? ''] ?? []));
    if (names.size === 0) return;
    const where = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);
    toast({ tone: 'info', title: texts().unfinished, description: texts().waitsIn(where) });
  }, [data]);
  return null;
}
