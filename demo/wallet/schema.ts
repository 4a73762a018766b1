import pg from 'pg';
import { advisoryLocks } from '#platform/postgres/locks.server.ts';

/**
 * Creates the wallet's tables if they are missing. They are not part of the clinic's migrations, because the
 * wallet stands for an external service and production has none.
 * @param ownerUrl the owner's connection string: the application's role must not create tables
 */
export async function createTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'onyar-wallet' });
  await client.connect();
  try {
    await client.query(
      `begin; select pg_advisory_xact_lock(${advisoryLocks.demoWalletTables}, 0); ${tables}; commit`,
    );
  } finally {
    await client.end();
  }
}

const tables = `
  create schema if not exists demo;
  create table if not exists demo.wallet_orders (
    id text primary key,
    status text not null,
    units jsonb not null,
    declines boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create table if not exists demo.wallet_captures (
    id text primary key,
    order_id text not null references demo.wallet_orders,
    unit integer not null,
    status text not null,
    cents integer not null check (cents > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, unit)
  );
  create table if not exists demo.wallet_refunds (
    id text primary key,
    capture_id text not null references demo.wallet_captures,
    status text not null,
    cents integer not null check (cents > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index if not exists wallet_refunds_by_capture on demo.wallet_refunds (capture_id);
  create table if not exists demo.wallet_requests (
    key text primary key,
    resource_id text not null
  );
  create table if not exists demo.wallet_notices (
    number bigint generated always as identity primary key,
    order_id text not null,
    headers jsonb not null,
    body text not null,
    created_at timestamptz not null
  );
  create index if not exists wallet_notices_by_order on demo.wallet_notices (order_id);
  create table if not exists demo.wallet_faults (
    id bigint generated always as identity primary key,
    call text not null,
    fault text not null,
    order_id text,
    milliseconds integer not null,
    remaining integer not null check (remaining >= 0)
  );
  grant usage on schema demo to onyar_app;
  grant select, insert, update, delete on all tables in schema demo to onyar_app;
`;
