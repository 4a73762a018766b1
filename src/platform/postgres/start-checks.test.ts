import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { connected } from '#tests/support/servers/backups.ts';
import { cloneDatabase } from '#tests/support/servers/cluster.ts';
import { assertServerUsable, findProblems, type ServerFacts } from './start-checks.server.ts';

const sound: ServerFacts = {
  major: 15,
  isReplica: false,
  encoding: 'UTF8',
  connections: 97,
  user: 'onyar',
  mayMakeRoles: true,
  appRole: 'missing',
  foreignTable: null,
};
const wants = { pool: 10, makesLogin: true };

test('accepts a fresh PostgreSQL 15 of Debian', () => {
  expect(findProblems(sound, wants)).toEqual([]);
  expect(findProblems({ ...sound, connections: 15 }, wants)).toEqual([]);
});

test.each<[string, Partial<ServerFacts>, RegExp]>([
  ['an old server', { major: 14 }, /^DATABASE_URL: the server is PostgreSQL 14/],
  ['a replica', { isReplica: true }, /^DATABASE_URL: leads to a replica/],
  ['another encoding', { encoding: 'LATIN1' }, /^DATABASE_URL: the database is encoded as LATIN1/],
  ['a pool that does not fit', { connections: 14 }, /^DATABASE_POOL: 10 and 5 more/],
  ['a missing CREATEROLE', { mayMakeRoles: false }, /^DATABASE_URL: the user onyar may not make roles/],
  ['a role of another owner', { appRole: 'foreign' }, /^DATABASE_URL: the role onyar_app belongs to another/],
  [
    'tables of another owner',
    { foreignTable: { name: 'users', owner: 'former' } },
    /^DATABASE_URL: the table users belongs to former/,
  ],
])('reports %s by the name of the setting', (_what, facts, sentence) => {
  expect(findProblems({ ...sound, ...facts }, wants)).toEqual([expect.stringMatching(sentence)]);
});

test('accepts a missing CREATEROLE when the roles already exist', () => {
  const byHand = { pool: 10, makesLogin: false };
  expect(findProblems({ ...sound, mayMakeRoles: false, appRole: 'foreign' }, byHand)).toEqual([]);
});

test('reads encoding, connections, owner and rights from the server', async () => {
  const clone = await cloneDatabase();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const on = (database: string, user?: string) => {
    const url = new URL(`/${database}`, clone.url);
    if (user !== undefined) Object.assign(url, { username: user, password: 'una-clave' });
    return url.href;
  };
  const admin = (statement: string) => connected(on('postgres'), (client) => client.query(statement));
  await assertServerUsable(clone.url, wants);
  await expect(assertServerUsable(clone.url, { ...wants, pool: 500 })).rejects.toThrow(/DATABASE_POOL: 500/);

  await admin(`create role ${name} login password 'una-clave'`);
  await admin(
    `create database ${name} owner ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  );
  const refused = assertServerUsable(on(name, name), wants);
  await expect(refused).rejects.toThrow(/encoded as LATIN1/);
  await expect(refused).rejects.toThrow(/may not make roles/);
  await admin(`alter role ${name} createrole`);
  await expect(assertServerUsable(on(name, name), wants)).rejects.toThrow(
    /onyar_app belongs to another owner/,
  );
  const database = new URL(clone.url).pathname.slice(1);
  await expect(assertServerUsable(on(database, name), wants)).rejects.toThrow(
    /the table \S+ belongs to postgres/,
  );
  await admin(`drop database ${name}`);
  await admin(`drop role ${name}`);
  await clone.drop();
});
