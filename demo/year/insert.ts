import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import {
  appointmentSeries,
  appointments,
  attendance,
  debtWaivers,
  reminders,
} from '#clinic/appointments/tables.server.ts';
import { auditLog } from '#clinic/audit/tables.server.ts';
import { chatMessages, chatThreads } from '#clinic/chat/tables.server.ts';
import { consentArrangements, consentRequests, consents } from '#clinic/consents/tables.server.ts';
import { contactAnswers, contactMessages } from '#clinic/contact/tables.server.ts';
import { alertOutcomes, evaluationAlerts, evaluations } from '#clinic/evaluations/tables.server.ts';
import {
  callbackEntries,
  callbacks,
  discharges,
  guardianships,
  patients,
} from '#clinic/patients/tables.server.ts';
import {
  creditAccounts,
  invoiceRecipients,
  invoices,
  paymentLedger,
  receiptSeries,
  receipts,
  refunds,
  tillEvents,
  walletOrders,
} from '#clinic/payments/tables.server.ts';
import { clinicalNotes, recordRequests } from '#clinic/records/tables.server.ts';
import { absences, extraHours } from '#clinic/schedule/tables.server.ts';
import {
  sessionCredits,
  subscriptionNotices,
  subscriptionPayments,
  userSubscriptions,
} from '#clinic/subscriptions/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import * as wallet from '../wallet/tables.ts';
import type { Rows } from './rows.ts';

/** The tables of the year, referenced ones first. */
export const yearTables = {
  users,
  patients,
  guardianships,
  absences,
  extraHours,
  appointmentSeries,
  appointments,
  attendance,
  debtWaivers,
  reminders,
  creditAccounts,
  paymentLedger,
  refunds,
  receiptSeries,
  receipts,
  invoiceRecipients,
  invoices,
  tillEvents,
  walletOrders,
  demoOrders: wallet.orders,
  demoCaptures: wallet.captures,
  demoRefunds: wallet.refunds,
  userSubscriptions,
  subscriptionPayments,
  sessionCredits,
  subscriptionNotices,
  consentArrangements,
  consentRequests,
  consents,
  discharges,
  clinicalNotes,
  evaluations,
  evaluationAlerts,
  alertOutcomes,
  chatThreads,
  chatMessages,
  contactMessages,
  contactAnswers,
  callbacks,
  callbackEntries,
  recordRequests,
  auditLog,
} satisfies Record<keyof Rows, PgTable>;

const hasOwnIds = (table: PgTable) => getTableColumns(table).id?.generatedIdentity !== undefined;

/** The next id of every table whose ids the database makes. */
export async function readFirstIds(tx: Database): Promise<ReadonlyMap<string, number>> {
  const first = new Map<string, number>();
  for (const table of Object.values(yearTables)) {
    if (!hasOwnIds(table)) continue;
    const { rows } = await tx.execute<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id`,
    );
    first.set(getTableName(table), Number(rows[0]?.id));
  }
  return first;
}

/** Inserts all rows, one statement for some thousand, and moves the sequences behind them. */
export async function insertRows(tx: Database, rows: Rows): Promise<void> {
  for (const [name, table] of Object.entries(yearTables)) {
    // Cast: `yearTables` has the keys of `Rows`.
    const own = rows[name as keyof Rows];
    for (let from = 0; from < own.length; from += rowsPerStatement)
      await insertSome(tx, table, own.slice(from, from + rowsPerStatement));
    if (own.length > 0 && hasOwnIds(table))
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
      );
  }
}

const rowsPerStatement = 5_000;

/** As JSON, because the driver is slow with ten thousands of parameters. */
async function insertSome(
  tx: Database,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]]))),
  );
  await tx.execute(sql`insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`);
}
