import { connect } from './connect.server.ts';
import { appRole } from './login-role.server.ts';
import { onlyRow } from './rows.server.ts';

/** The oldest supported PostgreSQL version. */
const minMajorVersion = 15;

/** Connections besides the pool: three of the job queue, one for migrations, one for change notifications. */
const connectionsBesidePool = 5;

export type ServerFacts = {
  major: number;
  isReplica: boolean;
  encoding: string;
  connections: number;
  user: string;
  mayMakeRoles: boolean;
  appRole: 'missing' | 'ours' | 'foreign';
  foreignTable: { name: string; owner: string } | null;
};

/**
 * Problems of a database, checked before any change.
 * @param wants pool: DATABASE_POOL; makesLogin: whether the application's login is managed here
 * @returns messages that begin with the setting's name
 */
export function findProblems(
  factsQuery: ServerFacts,
  wants: { pool: number; makesLogin: boolean },
): string[] {
  const { major, encoding, connections, user, mayMakeRoles, foreignTable } = factsQuery;
  const needed = wants.pool + connectionsBesidePool;
  const byHand = 'or make the roles by hand and set DATABASE_APP_URL (docs/operating.md)';
  const roles = {
    missing: `DATABASE_URL: the user ${user} may not make roles: alter role ${user} createrole, ${byHand}`,
    foreign: `DATABASE_URL: the role ${appRole} belongs to another owner on this server: use that one for every database, or, as a superuser, grant ${appRole} to ${user} with admin option, set true, inherit false; ${byHand}`,
  };
  return [
    major < minMajorVersion &&
      `DATABASE_URL: the server is PostgreSQL ${major}, and ${minMajorVersion} or newer is needed`,
    factsQuery.isReplica &&
      'DATABASE_URL: leads to a replica, which only reads; name its primary, or the proxy before both',
    encoding !== 'UTF8' &&
      `DATABASE_URL: the database is encoded as ${encoding}, which has no place for every name: make it with --encoding=UTF8 --template=template0`,
    needed > connections &&
      `DATABASE_POOL: ${wants.pool} and ${connectionsBesidePool} more do not fit into the ${connections} connections of the server (max_connections)`,
    foreignTable &&
      `DATABASE_URL: the table ${foreignTable.name} belongs to ${foreignTable.owner}, and ${user} cannot bring it up to date: log in as ${foreignTable.owner}, or reassign owned by ${foreignTable.owner} to ${user}`,
    wants.makesLogin && !mayMakeRoles && roles.missing,
    wants.makesLogin && mayMakeRoles && factsQuery.appRole === 'foreign' && roles.foreign,
  ].filter((problem) => typeof problem === 'string');
}

/**
 * Checks the server behind `DATABASE_URL`.
 * @throws Error with one message per problem
 */
export async function assertServerUsable(
  ownerUrl: string,
  wants: { pool: number; makesLogin: boolean },
): Promise<void> {
  const client = await connect('DATABASE_URL', ownerUrl, 'onyar-check');
  try {
    const { rows } = await client.query<ServerFacts>(factsQuery);
    const problems = findProblems(onlyRow(rows), wants);
    if (problems.length > 0) throw new Error(`the database cannot be used:\n  ${problems.join('\n  ')}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * From version 16 on granting a role needs the admin option; before, CREATEROLE. `is_admin` of the role's creator is
 * implicit.
 */
const factsQuery = `
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
