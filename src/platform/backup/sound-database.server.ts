import type pg from 'pg';

/**
 * Reads a database through: every row of every table (its checksums are looked at on the way), and where the server has
 * the extension amcheck, every B-tree against its table. Leaves nothing behind.
 * @param client a superuser's connection
 * @returns how many tables and rows there are
 * @throws what PostgreSQL says of the first broken place
 */
export async function checkDatabase(client: pg.Client): Promise<{ tables: number; rows: number }> {
  const { rows: tables } = await client.query<{ name: string }>(ourTables);
  let count = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(${name}.*) as rows from ${name}`);
    count += Number(rows[0]?.rows);
  }
  await checkIndexes(client);
  return { tables: tables.length, rows: count };
}

async function checkIndexes(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_available_extensions where name = 'amcheck'`);
  if (rowCount === 0) return;
  await client.query('begin');
  try {
    await client.query('create extension if not exists amcheck');
    const { rows } = await client.query<{ msg: string }>(
      `select msg from pg_class, verify_heapam(pg_class.oid) where relkind = 'r' and relpersistence = 'p' limit 1`,
    );
    if (rows[0]) throw new Error(`The database is damaged: ${rows[0].msg}`);
    await client.query(
      `select bt_index_check(indexrelid, true) from pg_index join pg_class on pg_class.oid = indexrelid
       join pg_am on pg_am.oid = relam
       where amname = 'btree' and indisvalid and relkind = 'i' and relpersistence = 'p'`,
    );
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

const ourTables = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%' order by 1`;
