import { isAvailable, isWorkingDay, type Range, type Schedule } from '#clinic/schedule/service.server.ts';
import type { Kind } from '#clinic/services/contract.ts';
import { clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { invalidField } from '../slots/service.server.ts';
import { deskRefusals } from './contract.ts';

const refuse = refusing(deskRefusals);

/** Kinds in lower case, for use within a sentence. */
const kindLabels: Record<Kind, string> = {
  office: 'consulta en el despacho',
  home: 'visita a domicilio',
  video: 'videoconsulta',
  child: 'consulta infantil',
};

/**
 * Checks that the desk may plan this: from today on, with a known professional, and outside their hours only
 * with `outsideHours`.
 * @throws Refusal `invalid` for a past day or an unknown professional, `outside_hours` with the reason
 */
export function requireOpenHours(
  schedule: Schedule,
  {
    professionalId,
    kind,
    outsideHours,
    startsAt,
    endsAt,
  }: Range & { professionalId: number; kind: Kind; outsideHours: boolean },
  now: Date,
): void {
  const person = schedule.people.get(professionalId);
  if (person === undefined) throw invalidField('professionalId', 'Elige a quien atiende.');
  const { day, time } = wallTimeOf(startsAt);
  if (day < wallTimeOf(now).day) throw invalidField('startsAt', 'Ese día ya ha pasado.');
  if (outsideHours) return;
  const refuseWith = (reason: string) =>
    refuse('outside_hours', { message: `${reason} Puedes citar igualmente, si es lo que quieres.` });
  if (!isWorkingDay(schedule, day, clinic.workingWeekdays))
    throw refuseWith('Ese día la clínica está cerrada.');
  if (isAvailable(schedule, { professionalId, kind }, day, time, { startsAt, endsAt })) return;
  const worksThen = isAvailable(schedule, { professionalId }, day, time, { startsAt, endsAt });
  throw refuseWith(
    worksThen
      ? `${person.name} no ofrece ${kindLabels[kind]} a esa hora.`
      : `${person.name} no atiende a esa hora.`,
  );
}
