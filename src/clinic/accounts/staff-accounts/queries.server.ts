import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import type { UserRow } from '../queries.server.ts';
import { secondFactors, users } from '../tables.server.ts';

/** All staff accounts, including disabled ones, with their second-factor state. */
export const listStaffAccounts = (db: Database) =>
  db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      fullName: users.fullName,
      email: users.email,
      emailSetAt: users.emailSetAt,
      emailSetBy: sql<
        string | null
      >`(select coalesce(setter.full_name, setter.username) from users setter where setter.id = ${users.emailSetBy})`,
      disabledAt: users.disabledAt,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(and(ne(users.role, 'client'), isNull(users.closedAt)))
    .orderBy(asc(users.id));

/** A staff member, disabled or not, locked until the transaction ends. */
export async function lockStaff(tx: Database, usernameKey: string): Promise<UserRow | undefined> {
  const isTheirs = and(eq(users.usernameKey, usernameKey), ne(users.role, 'client'), isNull(users.closedAt));
  const [row] = await tx.select().from(users).where(isTheirs).for('no key update');
  return row;
}
