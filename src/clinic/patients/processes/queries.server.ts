import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { isOngoing, visitsQuery } from '../queries.server.ts';
import { discharges } from '../tables.server.ts';

export type ProcessRow = {
  professionalId: number;
  professional: string;
  openedOn: Day | null;
  dischargeId: number | null;
  dischargedOn: Day | null;
  hasVisitsToCome: boolean;
};

/** Lists a patient's treatments, ongoing ones first. $2: professional id, null for all; $3: now. */
export const processesOf = (
  db: Database,
  patientId: number,
  { reach, now }: { reach: number | null; now: Date },
): Promise<ProcessRow[]> =>
  runPrepared<ProcessRow>(
    db,
    `select pr.id as "professionalId", pr.name as professional, min(v.day)::text as "openedOn",
       null::integer as "dischargeId", null::text as "dischargedOn", bool_or(v.starts_at > $3) as "hasVisitsToCome"
     from (${visitsQuery}) v join professionals pr on pr.id = v.professional_id
     where v.patient_id = $1 and ($2::integer is null or pr.id = $2) and ${isOngoing}
     group by pr.id, pr.name
     union all
     select pr.id, pr.name,
       (select min(v.day)::text from (${visitsQuery}) v
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

/** Undoes a professional's own discharge. @returns the patient id; undefined if there is none */
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
