import { addDays, type Day } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import { type Episode, listEpisodes } from './calendar.ts';
import type { Context, Therapist } from './context.ts';
import { createNames, type Gender, type Name } from './names.ts';
import { createRandom, type Random } from './random.ts';

/** How a patient's appointments are made and paid. */
type Habit = 'desk' | 'online' | 'plan';

export type Person = {
  key: string;
  name: Name;
  gender: Gender;
  birthDate: Day | null;
  phone: number;
  hasAccount: boolean;
  createdAt: Date;
  id: number;
  userId: number | null;
};

type Guardian = { person: Person; pays: boolean; hasNoContact: boolean };

export type Patient = {
  person: Person;
  guardians: readonly Guardian[];
  arrangement: 'both' | 'one' | 'court_ruling' | null;
  companion: Person | null;
  therapist: Therapist;
  episode: Episode;
  kind: 'office' | 'video' | 'home' | 'child';
  habit: Habit;
  /** The plan and offer that a patient with this habit buys. */
  plan: PlanWish | null;
  /** The demonstration's own patient: visitors enter as this person. */
  isGuest: boolean;
  random: Random;
};

type PlanWish = {
  planId: number;
  offer: 'landing' | 'single' | 'monthly' | 'quarterly';
  after: PlanEnd;
};
/** What happens to the plan after its first payments. */
type PlanEnd = 'goes-on' | 'cancels' | 'lapses';

const guestName: Name = { first: 'Clara', surnames: ['Puigfaula', 'Riuconte'] };

/** Plans in the order in which they are given to people. */
const adultPlans: readonly PlanWish[] = [
  { planId: 2, offer: 'monthly', after: 'goes-on' },
  { planId: 1, offer: 'single', after: 'goes-on' },
  { planId: 3, offer: 'single', after: 'goes-on' },
  { planId: 2, offer: 'single', after: 'goes-on' },
  { planId: 1, offer: 'monthly', after: 'lapses' },
  { planId: 3, offer: 'quarterly', after: 'goes-on' },
  { planId: 1, offer: 'landing', after: 'goes-on' },
  { planId: 2, offer: 'quarterly', after: 'cancels' },
  { planId: 3, offer: 'monthly', after: 'goes-on' },
];
const childPlans: readonly PlanWish[] = [
  { planId: 4, offer: 'single', after: 'goes-on' },
  { planId: 5, offer: 'single', after: 'goes-on' },
  { planId: 6, offer: 'single', after: 'goes-on' },
];
const mostPlans = { adult: 22, child: 6 };
const mostCouples = 5;

/** The patients of the year, with their guardians and companions. Ids follow the day of their first contact. */
export function listPatients(context: Context): Patient[] {
  const random = createRandom(context.seed).fork('people');
  const names = createNames(random.fork('names'));
  const counts = { adult: 0, child: 0, couples: 0, phones: 0 };
  const episodes = listEpisodes(context).filter(({ days }) => days.length > 0);
  const guest = findGuestEpisode(context, episodes);
  const newPerson = (own: Random, fields: Partial<Person> & Pick<Person, 'key' | 'createdAt'>): Person => {
    const gender = fields.gender ?? (own.chance(0.6) ? 'woman' : 'man');
    return {
      gender,
      name: fields.name ?? names.name(gender),
      birthDate: null,
      phone: counts.phones++,
      hasAccount: false,
      id: 0,
      userId: null,
      ...fields,
    };
  };

  const patients = episodes.map((episode, index): Patient => {
    const own = random.fork(`patient/${index}`);
    const { slot, days } = episode;
    const { therapist } = slot;
    const firstDay = days[0] ?? context.today;
    const createdAt = contactBefore(own, firstDay, slot.time);
    const isGuest = episode === guest;
    const isChild = therapist.kinds.includes('child') && own.chance(0.62);
    const habit = chooseHabit(own, { isChild, isGuest, isHome: slot.isHome, therapist }, counts);
    const common = { therapist, episode, habit, isGuest, random: own };
    if (isChild) {
      const age = own.int(5, 15);
      const birthDate = addDays(firstDay, -Math.round(age * 365.25) - own.int(0, 360));
      const family: readonly [string, string] = [names.surname(), names.surname()];
      const gender: Gender = own.chance(0.45) ? 'woman' : 'man';
      const person = newPerson(own, {
        key: `child/${index}`,
        createdAt,
        birthDate,
        gender,
        name: names.name(gender, family[0] === family[1] ? undefined : family),
      });
      const both = own.chance(0.62);
      const isRuling = both && own.chance(0.06);
      const agreed = both ? 'both' : 'one';
      const guardian = (number: number): Guardian => ({
        person: newPerson(own, {
          key: `guardian/${index}/${number}`,
          createdAt: new Date(createdAt.getTime() + (number + 1) * 60_000),
          gender: number === 0 ? 'woman' : 'man',
          name: relatedName(names, person.name, number),
          hasAccount: number === 0 && habit !== 'desk',
        }),
        pays: number === 0,
        hasNoContact: isRuling && number === 1,
      });
      return {
        ...common,
        person,
        guardians: both ? [guardian(0), guardian(1)] : [guardian(0)],
        arrangement: isRuling ? 'court_ruling' : agreed,
        companion: null,
        kind: 'child',
        plan: habit === 'plan' ? (childPlans[(counts.child - 1) % childPlans.length] ?? null) : null,
      };
    }
    const isTeen = therapist.kinds.includes('child') && own.chance(0.4);
    const age = isTeen ? own.int(17, 22) : own.int(24, 71);
    const person = newPerson(own, {
      key: `adult/${index}`,
      createdAt,
      birthDate: addDays(firstDay, -Math.round(age * 365.25) - own.int(1, 360)),
      hasAccount: habit !== 'desk' || own.chance(0.3),
      ...(isGuest ? { gender: 'woman' as const, name: guestName } : {}),
    });
    const isCouple =
      habit === 'desk' && therapist.kinds.includes('home') && !slot.isHome && counts.couples < mostCouples;
    if (isCouple) counts.couples++;
    const kind = chooseKind(own, { isHome: slot.isHome, isCouple });
    return {
      ...common,
      person,
      guardians: [],
      arrangement: null,
      companion: isCouple
        ? newPerson(own, { key: `companion/${index}`, createdAt: new Date(createdAt.getTime() + 60_000) })
        : null,
      kind,
      plan: choosePlan(habit, isGuest, counts.adult),
    };
  });
  assignIds(context, patients);
  return patients;
}

const choosePlan = (habit: Habit, isGuest: boolean, count: number): PlanWish | null => {
  if (isGuest) return { planId: 3, offer: 'single', after: 'goes-on' };
  return habit === 'plan' ? (adultPlans[(count - 1) % adultPlans.length] ?? null) : null;
};

function chooseKind(own: Random, { isHome, isCouple }: { isHome: boolean; isCouple: boolean }) {
  if (isHome) return 'home';
  return !isCouple && own.chance(0.24) ? 'video' : 'office';
}

function chooseHabit(
  own: Random,
  {
    isChild,
    isGuest,
    isHome,
    therapist,
  }: { isChild: boolean; isGuest: boolean; isHome: boolean; therapist: Therapist },
  counts: { adult: number; child: number },
): Habit {
  if (isGuest) return 'plan';
  const wish = own.next();
  if (isHome || therapist.userId === null) return wish < 0.6 ? 'desk' : 'online';
  const group = isChild ? 'child' : 'adult';
  if (wish < 0.24 && counts[group] < mostPlans[group]) {
    counts[group]++;
    return 'plan';
  }
  return wish < 0.52 ? 'online' : 'desk';
}

/** A fortnightly slot of the director that began months ago and continues. */
function findGuestEpisode({ director, today }: Context, episodes: readonly Episode[]): Episode | undefined {
  return episodes.find(
    ({ slot, days, hasEnded }) =>
      slot.therapist === director &&
      !slot.isHome &&
      !hasEnded &&
      slot.key.endsWith('/0') &&
      slot.time === '17:30' &&
      days.filter((day) => day < today).length > 14,
  );
}

/** The first call or registration, some days before the first hour. */
function contactBefore(own: Random, firstDay: Day, time: string): Date {
  const days = own.int(3, 11);
  const at = instantOf(addDays(firstDay, -days), own.pick(['09:20', '11:05', '12:40', '16:15', '18:30']));
  return new Date(Math.min(at.getTime() + own.int(0, 25) * 60_000, instantOf(firstDay, time).getTime()));
}

/** A guardian shares one of the child's surnames, each guardian another one. */
function relatedName(names: ReturnType<typeof createNames>, child: Name, number: number): Name {
  const shared = child.surnames[number === 0 ? 1 : 0];
  let other = names.surname();
  while (other === shared) other = names.surname();
  return names.name(number === 0 ? 'woman' : 'man', [shared, other]);
}

export const peopleOf = (patients: readonly Patient[]): Person[] =>
  patients
    .flatMap(({ person, guardians, companion }) => [
      person,
      ...guardians.map((guardian) => guardian.person),
      ...(companion === null ? [] : [companion]),
    ])
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());

function assignIds({ firstId, now }: Context, patients: readonly Patient[]): void {
  let id = firstId('patients');
  let userId = firstId('users');
  for (const person of peopleOf(patients)) {
    if (person.createdAt > now) continue;
    person.id = id++;
    if (person.hasAccount) person.userId = userId++;
  }
}
