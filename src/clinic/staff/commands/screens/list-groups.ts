import { CalendarDays, CalendarPlus, Settings, UserPlus, UserRound } from 'lucide-react';
import type { ListedPerson } from '#clinic/patients/directory/screens/patient-suggestions.tsx';
import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { routes } from '#platform/paths.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { formatDate, formatDay } from '#platform/time/screen-dates.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { personUrl } from '../../people/screens/person-tabs.ts';
import { type FoundPage, matchesPage, matchesWords } from '../find-pages.ts';
import type { Command, Moment } from '../parse-command.ts';
import type { Option, OptionGroup } from './option-list.tsx';
import { texts } from './texts.ts';

const maxPeople = 5;
const maxPages = 6;
/** A search without an action offers a new appointment for this many of the people found. */
const maxBookingsOffered = 2;

type Patient = { id: number; name: string };

type Found = {
  line: string;
  command: Command;
  today: Day;
  people: readonly ListedPerson[];
  /** Whether the search for people has finished. */
  isSearched: boolean;
  pages: readonly FoundPage[];
  settings: readonly FoundPage[];
  mayAddPeople: boolean;
};

type Actions = {
  go: (path: string) => void;
  book: (moment: Moment | undefined, patient: Patient | null, fullName?: string) => void;
  addPerson: () => void;
};

/** The options for a typed line. People come last, so that the response of the server does not move other options. */
export function listGroups(all: Found, actions: Actions): OptionGroup[] {
  const found = { ...all, people: putOwnNamesFirst(all.people, all.command.name) };
  const { line, command, people, pages, settings } = found;
  const { isBooking, name, moments } = command;
  const isAboutPages = !isBooking && moments.length === 0;
  const findMatching = (among: readonly FoundPage[]) =>
    isAboutPages ? among.filter((page) => matchesPage(page, line)).slice(0, maxPages) : [];
  const openPage = (page: FoundPage) => toPageOption(page, actions);
  const groups: OptionGroup[] = [
    {
      title: texts().days,
      options: isBooking || name !== '' ? [] : moments.map((moment) => toDayOption(moment, actions)),
    },
    { title: texts().actions, options: listActions(found, actions) },
    { title: texts().pages, options: (line === '' ? pages : findMatching(pages)).map(openPage) },
    { title: texts().settings, options: (line === '' ? [] : findMatching(settings)).map(openPage) },
    {
      title: texts().people,
      options: isBooking ? [] : people.slice(0, maxPeople).map((person) => toRecordOption(person, actions)),
    },
    { title: texts().newAppointment, options: listBookings(found, actions) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** People whose own name matches come before those found by phone, e-mail or the name of a guardian. */
function putOwnNamesFirst(people: readonly ListedPerson[], name: string): ListedPerson[] {
  const isNamed = (person: ListedPerson) => matchesWords(nameOf(person), name);
  return [...people.filter(isNamed), ...people.filter((person) => !isNamed(person))];
}

/** Actions that need no person found in the search. */
function listActions({ line, command, today, mayAddPeople }: Found, { book, addPerson }: Actions): Option[] {
  const { isBooking, name, moments } = command;
  const coming = moments.filter(({ day }) => day >= today);
  const isWithoutPerson = name === '' && (isBooking || coming.length > 0);
  const isFound = (words: string) => line === '' || matchesWords(words, line);
  const options: Option[] = [];
  if (isWithoutPerson || isFound(texts().newAppointmentWords))
    for (const moment of momentsOrNone(coming))
      options.push({
        key: `cita-${momentKey(moment)}`,
        label: texts().newAppointment,
        detail: formatMoment(moment),
        Icon: CalendarPlus,
        run: () => book(moment, null),
      });
  if (mayAddPeople && isFound(texts().newPersonWords))
    options.push({ key: 'persona', label: texts().newPerson, Icon: UserPlus, run: addPerson });
  return options;
}

/** 'Nueva cita' for each person found, and for a person without a record. */
function listBookings({ command, today, people, isSearched }: Found, { book }: Actions): Option[] {
  const { isBooking, name, moments } = command;
  const coming = moments.filter(({ day }) => day >= today);
  const isWanted = isBooking || coming.length > 0;
  const options: Option[] = people
    .slice(0, isWanted ? maxPeople : maxBookingsOffered)
    .flatMap((person, place) =>
      // Less likely readings of the date only for the first person: the list stays short.
      momentsOrNone(place === 0 ? coming : coming.slice(0, 1)).map((moment) => ({
        key: `cita-${person.id}-${momentKey(moment)}`,
        label: texts().newAppointmentWith(nameOf(person)),
        detail: formatMoment(moment) ?? formatFacts(person),
        Icon: CalendarPlus,
        run: () => book(moment, { id: person.id, name: nameOf(person) }),
      })),
    );
  if (isBooking && isSearched)
    options.push({
      key: 'cita-sin-ficha',
      label: texts().newAppointmentWithoutRecord(name),
      detail: formatMoment(coming[0]),
      Icon: CalendarPlus,
      run: () => book(coming[0], null, name),
    });
  return options;
}

const toRecordOption = (person: ListedPerson, { go }: Actions): Option => ({
  key: `ficha-${person.id}`,
  label: nameOf(person),
  detail: formatFacts(person),
  Icon: UserRound,
  run: () => go(personUrl(person.id)),
});

const toDayOption = ({ day }: Moment, { go }: Actions): Option => ({
  key: `dia-${day}`,
  label: texts().agendaOf(formatDate(instantOf(day, '12:00'))),
  Icon: CalendarDays,
  run: () => go(`${routes['staff-agenda']}?dia=${day}`),
});

const toPageOption = (page: FoundPage, { go }: Actions): Option => ({
  key: page.path,
  label: page.label,
  detail: page.brief,
  Icon: page.Icon ?? Settings,
  run: () => go(page.path),
});

/** Without a date an action is offered once. */
const momentsOrNone = (moments: readonly Moment[]): readonly (Moment | undefined)[] =>
  moments.length > 0 ? moments : [undefined];

const momentKey = (moment: Moment | undefined) => `${moment?.day}-${moment?.time}`;

function formatMoment(moment: Moment | undefined): string | undefined {
  if (moment === undefined) return undefined;
  const date = formatDate(instantOf(moment.day, '12:00'));
  return moment.time === undefined ? date : `${date}, ${moment.time}`;
}

const formatFacts = ({ phone, email, birthDate }: ListedPerson): string =>
  [phone ?? email, birthDate && formatDay(birthDate)].filter(Boolean).join(' · ');
