import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { isEffectiveToday, isVisibleTo } from '#clinic/patients/service.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { onlyRow } from '#platform/postgres/rows.server.ts';
import type { Day } from '#platform/time/calendar-days.ts';
import { timeZone } from '#platform/time/time-zone.ts';
import type { OfferKind } from './offers.ts';
import {
  planChildren,
  planOffers,
  plans,
  sessionCredits,
  subscriptionNotices,
  subscriptionPayments,
  type UserSubscriptionRow,
  userSubscriptions,
} from './tables.server.ts';

/** An offer with its plan, even if off sale: payments may be on their way. */
export async function findOffer(db: Database, planId: number, kind: OfferKind) {
  const [row] = await db
    .select({
      planId: plans.id,
      planName: plans.name,
      audience: plans.audience,
      features: plans.features,
      kind: planOffers.kind,
      priceCents: planOffers.priceCents,
      payments: planOffers.payments,
      sessionsPerPayment: planOffers.sessionsPerPayment,
      validityMonths: planOffers.validityMonths,
    })
    .from(planOffers)
    .innerJoin(plans, eq(plans.id, planOffers.planId))
    .where(and(eq(planOffers.planId, planId), eq(planOffers.kind, kind)));
  return row;
}

export async function findOfferOnSale(db: Database, planId: number, kind: OfferKind) {
  const [row] = await db.select({ active: plans.active }).from(plans).where(eq(plans.id, planId));
  return row?.active === true ? findOffer(db, planId, kind) : undefined;
}

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export async function audienceOf(db: Database, planId: number) {
  const [row] = await db.select({ audience: plans.audience }).from(plans).where(eq(plans.id, planId));
  return row?.audience;
}

export async function findStatedChild(
  db: Database,
  userId: number,
  planId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ patientId: planChildren.patientId })
    .from(planChildren)
    .where(and(eq(planChildren.userId, userId), eq(planChildren.planId, planId)));
  return row?.patientId;
}

export const storeStatedChild = (tx: Database, statement: typeof planChildren.$inferInsert) =>
  tx
    .insert(planChildren)
    .values(statement)
    .onConflictDoUpdate({
      target: [planChildren.userId, planChildren.planId],
      set: { patientId: statement.patientId, statedAt: statement.statedAt },
    });

export async function insertSubscription(
  tx: Database,
  values: typeof userSubscriptions.$inferInsert,
): Promise<UserSubscriptionRow> {
  return onlyRow(await tx.insert(userSubscriptions).values(values).returning());
}

export const setSubscription = (
  tx: Database,
  id: number,
  values: Partial<Omit<UserSubscriptionRow, 'id' | 'userId' | 'sessionsLeft'>>,
) => tx.update(userSubscriptions).set(values).where(eq(userSubscriptions.id, id));

const todayInMadrid = `(now() at time zone '${timeZone}')::date`;

/**
 * The account that manages a plan: the one that bought it. A plan sold to a patient without an account belongs to the
 * account the patient has by now, or to that of a guardian. Imported packages have none.
 */
const ownerUserId = sql<number | null>`coalesce(user_subscriptions.user_id, (
  select coalesce(owner.user_id, (
    select guardian.user_id from guardianships tie join patients guardian on guardian.id = tie.guardian_id
    where tie.patient_id = owner.id and guardian.user_id is not null
      and ${sql.raw(isEffectiveToday({ tie: 'tie', child: 'owner', today: todayInMadrid }, 'may_book'))}
    order by tie.pays desc, tie.created_at, guardian.id limit 1))
  from patients owner where owner.id = user_subscriptions.patient_id and user_subscriptions.plan_id is not null))`;

/** A subscription with the account that manages it. */
export async function findSubscription(db: Database, id: number): Promise<UserSubscriptionRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(userSubscriptions), userId: ownerUserId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.id, id));
  return row;
}

/** Condition: the account manages the plan. */
export const isManagedBy = (userId: number) => sql<boolean>`${ownerUserId} = ${userId}`;

/**
 * A user's subscriptions, newest first, each with the birth date of its patient if the user may see them today.
 * Imported packages belong to the patient's account.
 */
export const listOwn = (db: Database, userId: number, now: Date) =>
  db
    .select({
      held: userSubscriptions,
      birthDate: sql<Day | null>`case when ${isVisibleTo({ patientId: userSubscriptions.patientId, userId }, now)}
        then ${patients.birthDate}::text end`,
    })
    .from(userSubscriptions)
    .innerJoin(patients, eq(patients.id, userSubscriptions.patientId))
    .where(or(isManagedBy(userId), and(isNull(userSubscriptions.planId), eq(patients.userId, userId))))
    .orderBy(desc(userSubscriptions.id));

export const sessionStepsOf = (db: Database, subscriptionIds: readonly number[]) =>
  db
    .select()
    .from(sessionCredits)
    .where(inArray(sessionCredits.subscriptionId, [...subscriptionIds]))
    .orderBy(asc(sessionCredits.id));

export const addPayment = (tx: Database, payment: typeof subscriptionPayments.$inferInsert) =>
  tx.insert(subscriptionPayments).values(payment);

export const paymentsOf = (db: Database, subscriptionIds: readonly number[]) =>
  db
    .select()
    .from(subscriptionPayments)
    .where(inArray(subscriptionPayments.subscriptionId, [...subscriptionIds]))
    .orderBy(asc(subscriptionPayments.number));

/** @returns false if this notice was recorded already */
export async function recordNotice(
  tx: Database,
  notice: typeof subscriptionNotices.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(subscriptionNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ about: subscriptionNotices.about });
  return rows.length > 0;
}

export async function isNoticeRecorded(
  db: Database,
  { subscriptionId, about }: { subscriptionId: number; about: string },
): Promise<boolean> {
  const rows = await db
    .select({ about: subscriptionNotices.about })
    .from(subscriptionNotices)
    .where(and(eq(subscriptionNotices.subscriptionId, subscriptionId), eq(subscriptionNotices.about, about)));
  return rows.length > 0;
}

export async function findPayment(tx: Database, subscriptionId: number, number: number) {
  const [row] = await tx
    .select()
    .from(subscriptionPayments)
    .where(
      and(eq(subscriptionPayments.subscriptionId, subscriptionId), eq(subscriptionPayments.number, number)),
    );
  return row;
}

export async function findPaymentOfCapture(tx: Database, captureId: string) {
  const [row] = await tx
    .select()
    .from(subscriptionPayments)
    .where(eq(subscriptionPayments.captureId, captureId));
  return row;
}

/** Subscriptions with a task: billed by a day (Europe/Madrid), or ending by an instant with sessions left. */
export async function findDue(
  db: Database,
  { billedBy, endingBy }: { billedBy: Day; endingBy: Date },
): Promise<number[]> {
  const { active, sessionsLeft, nextBillingOn, endsAt, id } = userSubscriptions;
  const rows = await db
    .select({ id })
    .from(userSubscriptions)
    .where(
      or(
        and(eq(active, true), isNotNull(nextBillingOn), lte(nextBillingOn, billedBy)),
        and(
          or(eq(active, true), gt(sessionsLeft, 0)),
          lte(endsAt, sql`${endingBy.toISOString()}::timestamptz`),
        ),
      ),
    )
    .orderBy(asc(id));
  return rows.map((row) => row.id);
}
