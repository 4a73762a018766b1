import pg from 'pg';
import { appRole } from './login-role.server.ts';
import { onlyRow } from './rows.server.ts';

/** The oldest PostgreSQL whose behaviour we know. */
const oldestMajor = 15;

/** Beside the pool: the job queue's three, the one that migrates, and the one that listens to changes. */
const connectionsBesidePool = 5;

/** What the owner's connection tells about its server and itself. */
export type ServerFacts = {
  major: number;
  /** Whether it follows another server and only reads. */
  isReplica: boolean;
  encoding: string;
  /** Connections that are not kept for superusers. */
  connections: number;
  user: string;
  mayMakeRoles: boolean;
  /** Whether `onyar_app` exists, and whether this user may hand it out. */
  appRole: 'missing' | 'ours' | 'foreign';
  /** A table that belongs to somebody else, with its owner. */
  foreignTable: { name: string; owner: string } | null;
};

/**
 * What is wrong with a database before anything is changed in it.
 * @param wants pool: DATABASE_POOL; makesLogin: whether the application's login is ours to make
 * @returns sentences that begin with the setting's name
 */
export function wrongWith(facts: ServerFacts, wants: { pool: number; makesLogin: boolean }): string[] {
  const { major, encoding, connections, user, mayMakeRoles, foreignTable } = facts;
  const needed = wants.pool + connectionsBesidePool;
  const byHand = 'or make the roles by hand and set DATABASE_APP_URL (docs/operating.md)';
  const roles = {
    missing: `DATABASE_URL: the user ${user} may not make roles: alter role ${user} createrole, ${byHand}`,
    foreign: `DATABASE_URL: the role ${appRole} belongs to another owner on this server: use that one for every database, or, as a superuser, grant ${appRole} to ${user} with admin option, set true, inherit false; ${byHand}`,
  };
  return [
    major < oldestMajor &&
      `DATABASE_URL: the server is PostgreSQL ${major}, and ${oldestMajor} or newer is needed`,
    facts.isReplica &&
      'DATABASE_URL: leads to a replica, which only reads; name its primary, or the proxy before both',
    encoding !== 'UTF8' &&
      `DATABASE_URL: the database is encoded as ${encoding}, which has no place for every name: make it with --encoding=UTF8 --template=template0`,
    needed > connections &&
      `DATABASE_POOL: ${wants.pool} and ${connectionsBesidePool} more do not fit into the ${connections} connections of the server (max_connections)`,
    foreignTable &&
      `DATABASE_URL: the table ${foreignTable.name} belongs to ${foreignTable.owner}, and ${user} cannot bring it up to date: log in as ${foreignTable.owner}, or reassign owned by ${foreignTable.owner} to ${user}`,
    wants.makesLogin && !mayMakeRoles && roles.missing,
    wants.makesLogin && mayMakeRoles && facts.appRole === 'foreign' && roles.foreign,
  ].filter((problem) => typeof problem === 'string');
}

/**
 * Looks at the server behind `DATABASE_URL`.
 * @throws one sentence a problem, where the application could not work there
 */
export async function assertUsable(
  ownerUrl: string,
  wants: { pool: number; makesLogin: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'onyar-check' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<ServerFacts>(facts);
    const problems = wrongWith(onlyRow(rows), wants);
    if (problems.length > 0) throw new Error(`the database cannot be used:\n  ${problems.join('\n  ')}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * From 16 on a role is handed out by whoever has the admin option on it; before, by whoever may make roles. `is_admin` of the
 * role's maker comes by itself.
 */
const facts = `
  select
    current_setting('server_version_num')::int / 10000 as major,
    pg_is_in_recovery() as "isReplica",
    current_setting('server_encoding') as encoding,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
    current_user as user,
    me.rolsuper or me.rolcreaterole as "mayMakeRoles",
    case
      when not exists (select from pg_roles where rolname = '${appRole}') then 'missing'
      when me.rolsuper or current_setting('server_version_num')::int < 160000 then 'ours'
      when exists (
        select from pg_auth_members where admin_option and member = me.oid
        and roleid = (select oid from pg_roles where rolname = '${appRole}')
      ) then 'ours'
      else 'foreign'
    end as "appRole",
    (
      select jsonb_build_object('name', relname, 'owner', pg_get_userbyid(relowner))
      from pg_class where relkind in ('r', 'p') and not pg_has_role(current_user, relowner, 'usage')
      and relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle'))
      order by relname limit 1
    ) as "foreignTable"
  from pg_roles me where me.rolname = current_user`;
