import type pg from 'pg';

/**
 * Drops the exclusion constraints while `fill` runs and creates them again afterwards: building the index
 * once is much faster than maintaining it row by row.
 */
export async function withoutExclusionConstraints(
  client: pg.Client,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query(
    `select conname, conrelid::regclass as place, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'x'`,
  );
  const constraints = rows as { conname: string; place: string; definition: string }[];
  for (const { conname, place } of constraints)
    await client.query(`alter table ${place} drop constraint ${conname}`);
  await fill();
  for (const { conname, place, definition } of constraints)
    await client.query(`alter table ${place} add constraint ${conname} ${definition}`);
}

/** Stores past appointments of all professionals, spread evenly. */
export async function insertPastAppointments(client: pg.Client, count: number): Promise<void> {
  await client.query(`with made as (
      insert into users (username, username_key, password_hash, created_at)
      select 'antes-' || p.id, 'antes-' || p.id, 'none', now() from professionals p returning id, username
    )
    insert into patients (user_id, created_at) select id, now() from made`);
  await withoutExclusionConstraints(client, () =>
    client.query(
      `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, created_at)
       select patients.id, users.id, p.id, 'office', date_trunc('hour', now()) - n * interval '90 minutes' - interval '1 day',
              date_trunc('hour', now()) - n * interval '90 minutes' - interval '23 hours', 'confirmed', 6500, true, now()
       from professionals p join users on users.username = 'antes-' || p.id join patients on patients.user_id = users.id,
            generate_series(1, ($1::int / (select count(*) from professionals))::int) n`,
      [count],
    ),
  );
  await client.query('vacuum analyze appointments');
}
