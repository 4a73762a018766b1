/** A query whose rows are an alarm; it returns none on a good day. */
export type AlarmQuery = { part: string; sentence: string; sql: string };

export const alarmQueries: readonly AlarmQuery[] = [
  {
    part: 'letters',
    sentence: 'letters or SMS have waited for 15 minutes',
    sql: `
      select channel, count(*)::int as count, min(created_at) as oldest,
        max(split_part(last_error, ' ', 1)) as code
      from outbox
      where status = 'queued' and created_at < now() - interval '15 minutes'
        and coalesce(expires_at, 'infinity') > now()
      group by channel`,
  },
  {
    part: 'letters',
    sentence: 'letters or SMS of the last day will never arrive: call the recipients',
    sql: `
      select id, channel, kind, attempts, created_at
      from outbox
      where status = 'failed' and created_at > now() - interval '1 day'`,
  },
  {
    part: 'queue',
    sentence: 'jobs have waited for 5 minutes: no process runs them',
    sql: `
      select name, count(*)::int as count, min(start_after) as since
      from pgboss.job
      where state < 'active' and start_after < now() - interval '5 minutes'
      group by name`,
  },
  {
    part: 'queue',
    sentence: 'jobs were given up within the last day',
    sql: `
      select name, count(*)::int as count, max(completed_on) as last
      from pgboss.job
      where state = 'failed' and completed_on > now() - interval '1 day'
      group by name`,
  },
  {
    part: 'payments',
    sentence: 'payments reported by a browser were not yet checked at the wallet',
    sql: `
      select order_id, reference, next_look_at
      from wallet_orders
      where state = 'open' and next_look_at < now() - interval '15 minutes'`,
  },
  {
    part: 'payments',
    sentence: 'captured money neither bought anything nor is being refunded',
    sql: `
      select captured.capture_id, captured.reference, captured.cents, captured.at
      from payment_ledger captured
      where captured.step = 'captured' and captured.at < now() - interval '15 minutes'
        and not exists (
          select from payment_ledger verdict
          where verdict.capture_id = captured.capture_id and verdict.step in ('verified', 'rejected'))`,
  },
  {
    part: 'payments',
    sentence: 'refunds are overdue by an hour, or the wallet refused them: return the money by hand',
    sql: `
      select id, reference, cents, currency, state, tries, created_at
      from refunds
      where (state = 'due' and created_at < now() - interval '1 hour')
         or (state = 'refused' and created_at > now() - interval '7 days')`,
  },
  {
    part: 'database',
    sentence: 'more than four fifths of the connections are used',
    sql: `
      select count(*)::int as used, current_setting('max_connections')::int as most
      from pg_stat_activity
      where backend_type = 'client backend'
      having count(*) > 0.8 * current_setting('max_connections')::int`,
  },
  {
    part: 'database',
    sentence: 'transactions hold locks for minutes',
    sql: `
      select pid, application_name, state, now() - xact_start as lasts
      from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and application_name not in ('onyar-backup', 'pg_dump')
        and xact_start < now() - interval '5 minutes'`,
  },
];
