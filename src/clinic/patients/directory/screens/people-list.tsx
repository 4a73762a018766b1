import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { Form } from '#design/fields/form.tsx';
import { Pager } from '#design/pager.tsx';
import { phoneUrl } from '#platform/text/dialling.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { type ListedPerson, peopleQuery } from '../api.ts';
import { type PeopleFilter, peopleFilters } from '../terms.ts';
import { filterLabels, nameOf } from './person-labels.ts';
import { texts } from './texts.ts';

/** Search state; survives opening a record. */
export type PeopleSearch = { typed: string; search: string; filter: PeopleFilter; page: number };
export const initialSearch: PeopleSearch = { typed: '', search: '', filter: 'all', page: 1 };

const typingMs = 250;

type ListProps = {
  wish: PeopleSearch;
  setWish: (wish: PeopleSearch) => void;
  addressOf: (id: number) => string;
  open: (id: number) => void;
};

export function PeopleList({ wish, setWish, addressOf, open }: ListProps) {
  const { typed, search, filter, page } = wish;
  const people = useQuery(peopleQuery({ search, filter, page }));
  useEffect(() => {
    if (typed.trim() === search) return;
    const later = setTimeout(() => setWish({ ...wish, search: typed.trim(), page: 1 }), typingMs);
    return () => clearTimeout(later);
  }, [typed, search, wish, setWish]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = people.data?.people ?? [];
    if (typed.trim() !== search) setWish({ ...wish, search: typed.trim(), page: 1 });
    // Ignores results of a previous search.
    else if (search !== '' && first && !people.isPlaceholderData) open(first.id);
  };
  return (
    <>
      <search>
        <Form onSubmit={submit} className='mt-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]'>
          <TextField
            label={texts().search}
            type='search'
            autoComplete='off'
            value={typed}
            onChange={({ target }) => setWish({ ...wish, typed: target.value })}
          />
          <SelectField
            label={texts().show}
            value={filter}
            onChange={({ target }) => setWish({ ...wish, filter: parseFilter(target.value), page: 1 })}
          >
            {peopleFilters.map((each) => (
              <option key={each} value={each}>
                {filterLabels()[each]}
              </option>
            ))}
          </SelectField>
        </Form>
      </search>
      {people.isPending && <LoadingRows label={texts().searching} className='mt-6' />}
      {people.isError && !people.data && (
        <LoadFailure title={texts().listFailed} className='mt-6' retry={() => void people.refetch()}>
          {texts().recordsAreKept}
        </LoadFailure>
      )}
      {people.data && (
        <div aria-busy={people.isPlaceholderData} className={people.isPlaceholderData ? 'opacity-60' : ''}>
          <p role='status' className='mt-4 text-ink-soft text-xs tabular-nums'>
            {people.isPlaceholderData ? texts().searching : formatCount(people.data.total, filter)}
          </p>
          {people.data.people.length > 0 ? (
            <Rows people={people.data.people} addressOf={addressOf} />
          ) : (
            !people.isPlaceholderData && <NoResults isSearched={search !== ''} />
          )}
          <Pager
            label={texts().pages}
            page={people.data.page}
            pages={people.data.pages}
            position={texts().pageOf(people.data.page, people.data.pages)}
            show={(next) => setWish({ ...wish, page: next })}
          />
        </div>
      )}
    </>
  );
}

const NoResults = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState headingLevel={2} className='mt-3' title={isSearched ? texts().nobodyFound : texts().nobodyYet}>
    {isSearched ? texts().searchHint : texts().otherFilterHint}
  </EmptyState>
);

const parseFilter = (value: string): PeopleFilter => peopleFilters.find((each) => each === value) ?? 'all';

/** How many, and in which order. */
function formatCount(total: number, filter: PeopleFilter): string {
  const { none, one, byNext, byLast, byNextThenLast } = texts().counts;
  if (total === 0) return none;
  if (total === 1) return one;
  if (filter === 'upcoming') return byNext(total);
  return filter === 'nothing_planned' ? byLast(total) : byNextThenLast(total);
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_10rem_minmax(0,1fr)]';

function Rows({ people, addressOf }: { people: ListedPerson[]; addressOf: (id: number) => string }) {
  return (
    <div className='mt-1.5 overflow-hidden rounded-card border border-line bg-card'>
      <div
        aria-hidden='true'
        className={`${columns} border-line border-b py-1.5 text-ink-soft text-xs max-md:hidden`}
      >
        <span>{texts().columns.name}</span>
        <span>{texts().contact}</span>
        <span>{texts().columns.appointments}</span>
        <span>{texts().columns.with}</span>
      </div>
      <ul aria-label={texts().people} className='divide-y divide-line'>
        {people.map((person) => (
          <Row key={person.id} person={person} to={addressOf(person.id)} />
        ))}
      </ul>
    </div>
  );
}

function Row({ person, to }: { person: ListedPerson; to: string }) {
  const { phone, email, isChild, guardianName, nextAt, lastAt, professionals } = person;
  return (
    <li className={`${columns} min-h-11 items-center py-1 pointer-fine:py-0.5`}>
      <div className='min-w-0'>
        <Link
          to={to}
          className='link flex min-h-11 min-w-0 items-center gap-1.5 font-[650] pointer-fine:min-h-6'
        >
          {isChild && <Baby aria-label={texts().childPrefix} className='size-4 shrink-0 text-ochre-700' />}
          <span className='wrap-anywhere'>{nameOf(person)}</span>
        </Link>
        {isChild && guardianName && person.name !== null && (
          <p className='wrap-anywhere text-ink-soft text-xs'>{guardianName}</p>
        )}
      </div>
      <p className='min-w-0 text-xs tabular-nums max-md:text-right'>
        {phone ? (
          <a
            href={phoneUrl(phone)}
            className='link inline-flex min-h-11 items-center whitespace-nowrap pointer-fine:min-h-6'
          >
            {phone}
          </a>
        ) : (
          <span className='wrap-anywhere text-ink-soft'>{email ?? texts().noPhone}</span>
        )}
      </p>
      <p className='text-xs tabular-nums max-md:col-span-2'>
        {nextAt ? (
          <strong>
            {formatShortDate(nextAt)}, {formatTime(nextAt)}
          </strong>
        ) : (
          <span className='text-ink-soft'>
            {lastAt ? texts().lastOn(formatShortDate(lastAt)) : texts().noAppointments}
          </span>
        )}
      </p>
      <p className='wrap-anywhere text-ink-soft text-xs max-md:hidden'>
        {professionals.map(keepTogether).join(', ')}
      </p>
    </li>
  );
}
