import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { formatDay } from '#platform/time/spanish-dates.ts';
import { type PersonOnList, peopleQuery } from '../api.ts';
import { nameOf } from './people-words.ts';

const pauseMs = 250;
const most = 5;
/** Fewer letters would match too many patients. */
const fewestLetters = 3;

type Known = { id: number; name: string };

type KnownPeopleProps = {
  typed: string;
  take: (known: Known & Pick<PersonOnList, 'phone'>) => void;
  fits?: (person: PersonOnList) => boolean;
};

/** Suggests existing patients while typing, to avoid duplicates. Pressing one selects it. */
export function KnownPeople({ typed, take, fits = () => true }: KnownPeopleProps) {
  const search = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, isPlaceholderData } = useQuery({
    ...peopleQuery({ search: asked, filter: 'all', page: 1 }),
    enabled: asked.length >= fewestLetters,
  });
  // Hides results of a previous search.
  const isAnswered = asked === search && search.length >= fewestLetters && !isPlaceholderData;
  const found = isAnswered ? (data?.people ?? []) : [];
  const people = found.filter(fits);
  if (people.length === 0) return null;
  return (
    <div>
      <p aria-live='polite' className='mb-1.5 text-ink-soft text-sm'>
        ¿Es alguna de estas personas? Ya tienen ficha.
      </p>
      <ul className='overflow-hidden rounded-card border border-line'>
        {people.slice(0, most).map((person) => (
          <li key={person.id} className='border-line border-b last:border-b-0'>
            <button
              type='button'
              className='flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-river-50'
              onClick={() => take({ id: person.id, name: nameOf(person), phone: person.phone })}
            >
              <strong>{nameOf(person)}</strong>
              <span className='text-ink-soft text-sm tabular-nums'>{factsOf(person)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const factsOf = ({ phone, birthDate, email }: PersonOnList): string =>
  [phone ?? email, birthDate && formatDay(birthDate)].filter(Boolean).join(' · ');

export function FoundPerson({ name, letGo }: { name: string; letGo: () => void }) {
  return (
    <p className='flex flex-wrap items-center justify-between gap-3 rounded-card bg-river-50 px-4 py-2'>
      <span>
        Con ficha: <strong>{name}</strong>
      </span>
      <Button type='button' variant='quiet' size='small' onClick={letGo}>
        Otra persona
      </Button>
    </p>
  );
}
