import { staffRoles } from '#clinic/audit/contract.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { runPrepared } from '#platform/postgres/prepared-statements.server.ts';

const maxRows = 200;

export type OpeningRow = {
  at: Date;
  role: (typeof staffRoles)[number];
  action: string;
  reason: string | null;
};

/**
 * Staff accesses to the record of an account's own person, including those from before it was linked and to records
 * merged into it.
 */
export const openingsOf = (db: Database, userId: number, actions: readonly string[]): Promise<OpeningRow[]> =>
  runPrepared<OpeningRow>(
    db,
    `with recursive own as (
       select id from patients where user_id = $1 and blocked_until is null
       union select (joined.detail ->> 'merged')::integer from audit_log joined, own
         where joined.patient_id = own.id and joined.action in ('patient.tied', 'patient.joined'))
     select at, actor_role as role, action, reason from audit_log
     where action = any($2) and actor_role = any($3) and patient_id in (select id from own)
     order by id desc limit ${maxRows}`,
    [userId, actions, staffRoles],
  );
