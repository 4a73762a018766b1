import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { municipalitiesQuery } from '#clinic/appointments/home-visit/api.ts';
import { municipalityPart } from './address.ts';

/** A pause in typing after which the server is asked, in ms. */
const pauseMs = 200;

/** Municipalities that fit the end of an address, and the one that it names in full, by any of its names or its postal code. */
export function useSuggestions(address: string) {
  const part = municipalityPart(address);
  const [asked, setAsked] = useState(part);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(part), pauseMs);
    return () => clearTimeout(timer);
  }, [part]);
  const { data } = useQuery(municipalitiesQuery(asked));
  const found = asked === part ? data : undefined;
  const named = found?.find(({ isNamed }) => isNamed);
  return {
    suggestions: (found ?? []).filter((municipality) => municipality !== named),
    named,
    isUnknown: part.length >= 2 && found?.length === 0,
  };
}
export type Municipality = ReturnType<typeof useSuggestions>['suggestions'][number];
