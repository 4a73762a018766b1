import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { formatDay } from '#platform/time/screen-dates.ts';
import { type ListedPerson, peopleQuery } from '../api.ts';
import { nameOf } from './person-labels.ts';
import { texts } from './texts.ts';

export type { ListedPerson } from '../api.ts';

const pauseMs = 250;
const maxSuggestions = 5;
/** Fewer letters would match too many patients. */
const minLetters = 3;

type Known = { id: number; name: string };

type PatientSuggestionsProps = {
  typed: string;
  take: (known: Known & Pick<ListedPerson, 'phone'>) => void;
  fits?: (person: ListedPerson) => boolean;
};

/** Suggests existing patients while typing, to avoid duplicates. Pressing one selects it. */
export function PatientSuggestions({ typed, take, fits = () => true }: PatientSuggestionsProps) {
  const search = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, isPlaceholderData } = useQuery({
    ...peopleQuery({ search: asked, filter: 'all', page: 1 }),
    enabled: asked.length >= minLetters,
  });
  // Hides results of a previous search.
  const isAnswered = asked === search && search.length >= minLetters && !isPlaceholderData;
  const found = isAnswered ? (data?.people ?? []) : [];
  const people = found.filter(fits);
  if (people.length === 0) return null;
  return (
    <PeopleChoices question={texts().isItOneOfThese} people={people.slice(0, maxSuggestions)} take={take} />
  );
}

/** Existing patients as buttons. */
export function PeopleChoices({
  question,
  people,
  take,
}: {
  question: string;
  people: readonly ListedPerson[];
  take: PatientSuggestionsProps['take'];
}) {
  return (
    <div>
      <p aria-live='polite' className='mb-1.5 max-w-text text-ink-soft text-sm'>
        {question}
      </p>
      <ul className='overflow-hidden rounded-card border border-line'>
        {people.map((person) => (
          <li key={person.id} className='border-line border-b last:border-b-0'>
            <button
              type='button'
              className='flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-river-50'
              onClick={() => take({ id: person.id, name: nameOf(person), phone: person.phone })}
            >
              <strong>{nameOf(person)}</strong>
              <span className='text-ink-soft text-sm tabular-nums'>{formatFacts(person)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const formatFacts = ({ phone, birthDate, email }: ListedPerson): string =>
  [phone ?? email, birthDate && formatDay(birthDate)].filter(Boolean).join(' · ');

export function SelectedPatient({ name, letGo }: { name: string; letGo: () => void }) {
  return (
    <p className='flex flex-wrap items-center justify-between gap-3 rounded-card bg-river-50 px-4 py-2'>
      <span>
        {texts().withRecord} <strong>{name}</strong>
      </span>
      <Button type='button' variant='quiet' size='small' onClick={letGo}>
        {texts().anotherPerson}
      </Button>
    </p>
  );
}
