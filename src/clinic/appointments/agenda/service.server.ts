import type { Actor } from '#clinic/audit/contract.ts';
import { findUnsigned } from '#clinic/consents/service.server.ts';
import { scopeOf } from '#clinic/patients/policy.ts';
import {
  isAvailable,
  isWorkingDay,
  listStarts,
  type Range,
  type Schedule,
} from '#clinic/schedule/service.server.ts';
import { clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { addDays, type Day, daysBetween, daysFrom, wallTimeOf } from '#platform/time/calendar-days.ts';
import { instantOf } from '#platform/time/zoned-time.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import { mayPlan } from '../policy.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { lengthOf, sessionFrom } from '../rules/slots.server.ts';
import { daysToDecide } from '../terms.ts';
import { type Agenda, type AgendaAppointment, getAgenda, maxDays, type Undecided } from './contract.ts';
import { presentAgendaAppointment } from './presenter.server.ts';
import { type AgendaRow, findRow, findUndecided, listBetween } from './queries.server.ts';

const refuse = refusing(getAgenda.refusals);
type Stretch = { from: Day; to: Day };

export function createAgenda({ db, clock, schedule }: Pick<AppointmentsDeps, 'db' | 'clock' | 'schedule'>) {
  /**
   * Agenda from day `from` to day `to` inclusive, in Madrid.
   * @throws Refusal `invalid` if the range is reversed or too long
   */
  async function list(actor: Actor, { from, to }: Stretch): Promise<Agenda> {
    const length = daysBetween(from, to) + 1;
    if (length < 1 || length > maxDays)
      throw refuse('invalid', { message: refusalTexts().daysRange(maxDays) });
    const range = { startsAt: instantOf(from, '00:00'), endsAt: instantOf(addDays(to, 1), '00:00') };
    const now = clock.now();
    const [known, rows] = await Promise.all([schedule(), listBetween(db, range, now)]);
    const isOpen = ({ professionalId }: { professionalId: number }) => mayPlan(actor, professionalId);
    const planned = rows.map((row) => presentAgendaAppointment(row, now));
    const own = planned.filter(isOpen);
    const unsigned = await findUnsigned(
      db,
      own.filter(({ status }) => status === 'confirmed').map(toVisit),
      wallTimeOf(now).day,
    );
    return {
      professionals: [...known.people].map(([id, { name }]) => ({ id, name, isOpen: mayPlan(actor, id) })),
      appointments: own,
      unsigned,
      busy: planned.filter((one) => !isOpen(one)).map(toBusy),
      absences: absencesIn(known, range),
      hours: workingHoursOn(known, daysFrom(from, to)),
      holidays: daysFrom(from, to).filter((day) => known.isHoliday(day)),
    };
  }

  return {
    list,

    /** Appointments within the actor's scope that need a decision, on any day. */
    async undecided(actor: Actor): Promise<Undecided> {
      const now = clock.now();
      const since = new Date(now.getTime() - daysToDecide * 86_400_000);
      const unanswered = untilNextWorkday(await schedule(), now);
      const found = await findUndecided(db, { reach: scopeOf(actor), since, unanswered }, now);
      const present = (rows: AgendaRow[]) => rows.map((row) => presentAgendaAppointment(row, now));
      return {
        over: present(found.over),
        closed: present(found.closed),
        unsaid: present(found.unsaid),
        comingOfAge: present(found.comingOfAge),
      };
    },

    /** Without a permission check: the calling use case has checked the actor's scope. */
    async show(id: number): Promise<AgendaAppointment> {
      const now = clock.now();
      const row = await findRow(db, id, now);
      if (row === undefined) throw new Error(`appointment ${id} is gone`);
      return presentAgendaAppointment(row, now);
    },
  };
}

const toVisit = ({ id, patient, companion, type }: AgendaAppointment) => ({
  id,
  patientIds: companion === null ? [patient.id] : [patient.id, companion.id],
  isVideo: type === 'video',
});

const toBusy = ({ professionalId, startsAt, endsAt }: Agenda['busy'][number]) => ({
  professionalId,
  startsAt,
  endsAt,
});

/** How many days ahead to search for the next working day: longer than any holiday. */
const maxDaysOff = 60;

/** From the day after tomorrow to the next working day; null if that is tomorrow or unknown. */
function untilNextWorkday(known: Schedule, now: Date): Range | null {
  const { day: today } = wallTimeOf(now);
  const isOpen = (day: Day) => isWorkingDay(known, day, clinic.workingWeekdays);
  const next = daysFrom(addDays(today, 1), addDays(today, maxDaysOff)).find(isOpen);
  if (next === undefined || next === addDays(today, 1)) return null;
  return { startsAt: instantOf(addDays(today, 2), '00:00'), endsAt: instantOf(addDays(next, 1), '00:00') };
}

/** Starts by the length of the first kind that a professional offers. */
const workingHoursOn = (known: Schedule, days: Day[]): Agenda['hours'] =>
  days
    .filter((day) => isWorkingDay(known, day, clinic.workingWeekdays))
    .flatMap((date) =>
      [...known.people].map(([professionalId, { kinds }]) => {
        const [kind = 'office'] = kinds;
        const length = lengthOf(known, { kind });
        const times = listStarts(known, { professionalId }, date, length, clinic.slots).filter((time) =>
          isAvailable(
            known,
            { professionalId },
            date,
            time,
            sessionFrom(instantOf(date, time), length.minutes),
          ),
        );
        return { professionalId, date, times, minutes: length.minutes };
      }),
    )
    .filter(({ times }) => times.length > 0);

const absencesIn = ({ absences }: Schedule, range: { startsAt: Date; endsAt: Date }): Agenda['absences'] =>
  absences
    .filter(({ startsAt, endsAt }) => startsAt < range.endsAt && endsAt > range.startsAt)
    .map(({ professionalId, startsAt, endsAt }) => ({
      professionalId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    }));
