import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { connect } from './connect.server.ts';
import { onlyRow } from './rows.server.ts';

/** PostgreSQL's default, https://www.postgresql.org/docs/18/runtime-config-connection.html#GUC-SCRAM-ITERATIONS */
const rounds = 4096;

/**
 * SCRAM verifier of a password (RFC 5802, RFC 7677). Sent instead of the password, so that servers logging statements
 * do not log it.
 * @param password ASCII; others would need normalization (SASLprep)
 */
function scramVerifier(password: string, salt = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyed = (label: string) => createHmac('sha256', salted).update(label).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}

/**
 * Role with the application's rights in every database of a cluster. Nobody logs in as it: each database has a login
 * role that inherits from it (docs/decisions/0017).
 */
export const appRole = 'onyar_app';

/** PostgreSQL silently truncates longer names. */
const maxNameLength = 63;

/**
 * Connection string of the application: a role that can change neither ledgers, audit log nor schema, and cannot
 * switch to another role.
 * @param ownerUrl connection string of the owner; the login's name and password are derived from it, so that all
 * processes agree without storing them
 * @param given `DATABASE_APP_URL`, for a manually created login
 * @throws if there is neither `given` nor a password to derive one from
 */
export function loginUrlOf(ownerUrl: string, given?: string): string {
  if (given !== undefined) return given;
  const url = new URL(ownerUrl);
  const ownersPassword = decodeURIComponent(url.password);
  if (ownersPassword === '')
    throw new Error(
      'DATABASE_URL: has no password to make that of the application’s login from; set DATABASE_APP_URL',
    );
  const name = loginName(decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username));
  url.username = encodeURIComponent(name);
  url.password = createHmac('sha256', ownersPassword)
    .update(JSON.stringify(['login', name]))
    .digest('base64url');
  return url.href;
}

/** Roles are cluster-wide, so the name contains the database. */
function loginName(database: string): string {
  const name = `${appRole}_${database}`;
  if (Buffer.byteLength(name) <= maxNameLength) return name;
  return `${appRole}_${createHash('sha256').update(database).digest('hex').slice(0, 40)}`;
}

/**
 * Creates the role with the rights, and lets the owner act as it, as processes of an earlier release do.
 * @param client the owner's connection
 */
export async function makeAppRole(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then
        create role ${appRole} nologin;
      end if;
    -- Another database of the cluster may have made it a moment ago.
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if current_setting('server_version_num')::int < 160000 then
        if not pg_has_role(current_user, '${appRole}', 'member') then
          execute format('grant ${appRole} to %I', current_user);
        end if;
      -- From 16 on, the creator of a role is its member but may not act as it yet.
      elsif not pg_has_role(current_user, '${appRole}', 'set') then
        execute format('grant ${appRole} to %I with inherit false, set true', current_user);
      end if;
    -- An owner who may not hand the role out has a login that was made by hand.
    exception when insufficient_privilege then null;
    end $$`);
}

/**
 * Creates the database's login or updates its password. Open connections stay open. Call it under a lock of this
 * database: concurrent changes of a role fail.
 * @param client the owner's connection
 */
export async function makeLogin(client: pg.Client, loginUrl: string): Promise<void> {
  const url = new URL(loginUrl);
  const login = decodeURIComponent(url.username);
  const name = client.escapeIdentifier(login);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
  if (rowCount === 0) await client.query(`create role ${name} nocreatedb nocreaterole noreplication`);
  const verifier = client.escapeLiteral(scramVerifier(decodeURIComponent(url.password)));
  await client.query(`alter role ${name} login inherit password ${verifier}`);
  const { rows } = await client.query(`select current_setting('server_version_num')::int as version`);
  // Before version 16 a member may also SET ROLE, which grants nothing beyond inheritance.
  const how = rows[0].version < 160_000 ? '' : ' with inherit true, set false';
  await client.query(`grant ${appRole} to ${name}${how}`);
}

/**
 * Checks that a login is limited.
 * @param loginUrl the application's connection string
 * @throws Error naming the setting if it has more rights than the application
 */
export async function assertLimited(loginUrl: string): Promise<void> {
  const client = await connect('DATABASE_APP_URL', loginUrl, 'onyar-check');
  try {
    const { rows } = await client.query<{ name: string; excess: string | null }>(excessiveRightsQuery);
    const { name, excess } = onlyRow(rows);
    if (excess !== null)
      throw new Error(`DATABASE_APP_URL: the role ${name} ${excess}; the application wants a limited one`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Both URLs must lead to the same database, or the app would use one while another is migrated.
 * @throws Error naming the setting
 */
export async function assertSameDatabase(ownerUrl: string, loginUrl: string): Promise<void> {
  const [one, other] = await Promise.all([
    identityOf('DATABASE_URL', ownerUrl),
    identityOf('DATABASE_APP_URL', loginUrl),
  ]);
  if (one !== other) throw new Error('DATABASE_APP_URL: leads to another database than DATABASE_URL');
}

/** Identity of a database: system identifier and server start. */
async function identityOf(setting: string, url: string): Promise<string> {
  const client = await connect(setting, url, 'onyar-check');
  try {
    const { rows } = await client.query(
      `select oid || ' ' || pg_postmaster_start_time() as identity from pg_database where datname = current_database()`,
    );
    return rows[0].identity;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Rights of roles it can become count, because of `SET ROLE`. */
const excessiveRightsQuery = `
  select session_user as name, case
    when me.rolsuper then 'is a superuser'
    when me.rolcreaterole then 'may make roles'
    when exists (select from pg_roles other where other.rolsuper and pg_has_role(session_user, other.oid, 'member'))
      then 'may become a superuser'
    when exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(session_user, relowner, 'member'))
      then 'owns tables, or may become their owner'
    when not pg_has_role(session_user, '${appRole}', 'usage') then 'does not inherit the rights of ${appRole}'
    when has_table_privilege('public.audit_log', 'update, delete, truncate') then 'may change the audit log'
    end as excess
  from pg_roles me where me.rolname = session_user`;
