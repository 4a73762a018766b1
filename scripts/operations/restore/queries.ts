import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { installationName } from '#clinic/payments/references.ts';

/** Far above the rows that can be lost between two backups. */
const skippedIds = 10_000;

/** Tables whose ids stand in orders of the wallet and in links. */
const namedTables = ['appointments', 'users', 'user_subscriptions', 'plans'];

/**
 * Prepares a restored database for its first start: ids of lost rows are not given again, because a late notice of the
 * wallet for a lost appointment would pay for another person's new one, and letters that waited then are not sent.
 * @returns number of letters that will not be sent
 */
export async function prepareRestored(
  client: Client,
  { sendsWaitingLetters }: { sendsWaitingLetters: boolean },
): Promise<number> {
  // A dump of another program has none of our tables.
  const { rows } = await client.query(`select to_regclass('outbox') is not null as "isOurs"`);
  if (!rows[0]?.isOurs) return 0;
  for (const table of namedTables)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + ${skippedIds} from ${table}))`,
    );
  if (sendsWaitingLetters) return 0;
  const { rowCount } = await client.query(`update outbox set status = 'void' where status = 'queued'`);
  return rowCount ?? 0;
}

/**
 * Marks a restored database as a copy: it gets a name of its own at the wallet, sends nothing, and no money moves. Run
 * after its migrations.
 */
export async function markAsCopy(client: Client): Promise<void> {
  const name = installationName(randomBytes(16).toString('base64url'));
  await client.query('begin');
  await client.query('delete from installations');
  await client.query('insert into installations (id, made_at, copied_at) values ($1, now(), now())', [name]);
  await client.query(`update refunds set state = 'refused' where state = 'due'`);
  await client.query(`update wallet_orders set state = 'done' where state = 'open'`);
  await client.query('update content_version set version = version + 1');
  await client.query('commit');
}

/** Whether a database is a copy, which another copy may replace. */
export async function isCopy(client: Client): Promise<boolean> {
  const { rows: columns } = await client.query(
    `select from information_schema.columns where table_name = 'installations' and column_name = 'copied_at'`,
  );
  if (columns.length === 0) return false;
  const { rowCount } = await client.query('select from installations where copied_at is not null');
  return rowCount === 1;
}

/** Lets the server archive its newest changes. @returns the name of the last file, or undefined without the right */
export async function closeWalFile(client: Client): Promise<string | undefined> {
  const { rows } = await client
    .query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    .catch(() => ({ rows: [] }));
  return rows[0]?.name;
}
