import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { toast } from '#design/feedback/toast-store.ts';
import { draftsQuery } from '../api.ts';

/** Where what was begun waits, as the panel calls it; the first word of its place. */
const places: Record<string, string> = {
  booking: '«Nueva cita»',
  callback: '«Alguien espera una llamada»',
  person: '«Persona nueva»',
  answer: 'el buzón',
  chat: 'el chat',
  release: 'los cuestionarios',
  card: 'la ficha de una persona',
};

/** Tells whoever comes back to the desk what they had not finished. Once: it is no reproach. */
export function DraftsWaiting() {
  const { data } = useQuery(draftsQuery());
  const isTold = useRef(false);
  useEffect(() => {
    if (data === undefined || isTold.current) return;
    isTold.current = true;
    const names = new Set(data.flatMap(({ place }) => places[place.split('-')[0] ?? ''] ?? []));
    if (names.size === 0) return;
    const where = new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
    toast({ tone: 'info', title: 'Tienes algo a medias', description: `Te espera en ${where}.` });
  }, [data]);
  return null;
}
