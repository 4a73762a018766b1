import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { draftsQuery } from '../api.ts';

/** Names of the places where drafts wait, by the first word of the place. */
const formNames: Record<string, string> = {
  booking: '«Nueva cita»',
  callback: '«Nueva llamada pendiente»',
  person: '«Persona nueva»',
  answer: 'el buzón',
  chat: 'el chat',
  release: 'los cuestionarios',
  card: 'la ficha de una persona',
  note: 'una nota de sesión',
};

/** Tells a returning staff member once about their unfinished drafts. */
export function UnfinishedDraftsToast() {
  const { data } = useQuery(draftsQuery());
  const isNotified = useRef(false);
  useEffect(() => {
    if (data === undefined || isNotified.current) return;
    isNotified.current = true;
    const names = new Set(data.flatMap(({ place }) => formNames[place.split('-')[0] ?? ''] ?? []));
    if (names.size === 0) return;
    const where = new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
    toast({ tone: 'info', title: 'Tienes algo a medias', description: `Te espera en ${where}.` });
  }, [data]);
  return null;
}
