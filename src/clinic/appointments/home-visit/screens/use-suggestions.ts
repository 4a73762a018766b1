import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { placePart } from '#clinic/appointments/home-visit/address-parts.ts';
import { municipalitiesQuery } from '#clinic/appointments/home-visit/api.ts';

/** Debounce of suggestions in ms. */
const pauseMs = 200;

/** The municipality that an address names, those it may mean, and those that complete what is typed. */
export function useSuggestions(address: string) {
  const part = placePart(address);
  const [asked, setAsked] = useState(part);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(part), pauseMs);
    return () => clearTimeout(timer);
  }, [part]);
  const { data } = useQuery(municipalitiesQuery(asked));
  const found = (asked === part ? data : undefined) ?? [];
  const choices = found.filter(({ match }) => match === 'possible');
  return {
    // Where the visitor must choose, a second list beside the choices only confuses.
    suggestions: choices.length > 0 ? [] : found.filter(({ match }) => match === 'completion'),
    choices,
    named: found.find(({ match }) => match === 'certain'),
    isUnknown: part.length >= 2 && asked === part && data?.length === 0,
  };
}
export type Municipality = ReturnType<typeof useSuggestions>['suggestions'][number];
