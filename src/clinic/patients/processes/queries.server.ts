import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runNamed } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import { discharges } from '../tables.server.ts';

/** Confirmed visits, by Madrid's days; whoever comes along is treated as well. */
const visits = `select person.id as patient_id, a.professional_id, a.starts_at,
    (a.starts_at at time zone '${timeZone}')::date as day
  from appointments a cross join lateral (values (a.patient_id), (a.companion_id)) as person(id)
  where a.status = 'confirmed' and person.id is not null`;

/** Days of discharges that stand. */
const lastOfProfessional = `select max(discharged_on) from discharges d
  where d.patient_id = v.patient_id and d.professional_id = v.professional_id and d.undone_at is null`;

/** A visit after the last discharge by the same professional: a process that goes on. */
const isGoingOn = `v.day > coalesce((${lastOfProfessional}), '-infinity'::date)`;

/** Of patients whose every process has ended: the last of the discharges. */
export const lastDischarges = `select e.patient_id, max(e.discharged_on) as discharged_on from discharges e
  where e.undone_at is null
    and not exists (select from (${visits}) v where v.patient_id = e.patient_id and ${isGoingOn})
  group by e.patient_id`;

export type ProcessRow = {
  professionalId: number;
  professional: string;
  openedOn: Day | null;
  /** Null while it goes on. */
  dischargeId: number | null;
  dischargedOn: Day | null;
  hasVisitsToCome: boolean;
};

/** Somebody's processes, those that go on first. $2: whose, as a professional; null: everybody's. $3: now. */
export const processesOf = (
  db: Database,
  patientId: number,
  { reach, now }: { reach: number | null; now: Date },
): Promise<ProcessRow[]> =>
  runNamed<ProcessRow>(
    db,
    `select pr.id as "professionalId", pr.name as professional, min(v.day)::text as "openedOn",
       null::integer as "dischargeId", null::text as "dischargedOn", bool_or(v.starts_at > $3) as "hasVisitsToCome"
     from (${visits}) v join professionals pr on pr.id = v.professional_id
     where v.patient_id = $1 and ($2::integer is null or pr.id = $2) and ${isGoingOn}
     group by pr.id, pr.name
     union all
     select pr.id, pr.name,
       (select min(v.day)::text from (${visits}) v
        where v.patient_id = g.patient_id and v.professional_id = g.professional_id and v.day <= g.discharged_on
          and v.day > coalesce((select max(f.discharged_on) from discharges f
            where f.patient_id = g.patient_id and f.professional_id = g.professional_id and f.undone_at is null
              and f.discharged_on < g.discharged_on), '-infinity'::date)),
       g.id, g.discharged_on::text, false
     from discharges g join professionals pr on pr.id = g.professional_id
     where g.patient_id = $1 and ($2::integer is null or pr.id = $2) and g.undone_at is null
     order by "dischargedOn" desc nulls first, "professionalId"`,
    [patientId, reach, now],
  );

export async function insertDischarge(
  tx: Database,
  values: typeof discharges.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(discharges)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: discharges.id });
  return rows.length > 0;
}

/** Takes a professional's own discharge back. @returns whose it was; undefined where there is none */
export async function undoDischarge(
  tx: Database,
  { id, professionalId }: { id: number; professionalId: number },
  at: Date,
): Promise<{ patientId: number } | undefined> {
  const [row] = await tx
    .update(discharges)
    .set({ undoneAt: at })
    .where(
      and(eq(discharges.id, id), eq(discharges.professionalId, professionalId), isNull(discharges.undoneAt)),
    )
    .returning({ patientId: discharges.patientId });
  return row;
}
