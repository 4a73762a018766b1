import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { lockRecordsEndingWith } from '#clinic/patients/service.server.ts';
import { hasUnderReview } from '#clinic/payments/service.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import { isManagedBy, listOwn } from './queries.server.ts';
import {
  planChildren,
  sessionCredits,
  subscriptionNotices,
  subscriptionPayments,
  userSubscriptions,
} from './tables.server.ts';
import { texts } from './texts.ts';

/**
 * Condition: the plan ends with the account that bought it, or with the record that it was sold to at the desk. A
 * child's record outlives the account of one of several guardians.
 */
const endsWith = (userId: number, endingRecords: readonly number[]) =>
  or(
    eq(userSubscriptions.userId, userId),
    and(
      isNull(userSubscriptions.userId),
      isNotNull(userSubscriptions.planId),
      inArray(userSubscriptions.patientId, endingRecords),
    ),
  );

/** Plans in export and erasure: purchases and used sessions stay with the books; the child statements are deleted. */
export const subscriptionsPersonal: PersonalPart = {
  name: 'subscriptions',

  async export(db, userId, now) {
    const own = await listOwn(db, userId, now);
    const ids = own.map(({ held }) => held.id);
    const steps = await db
      .select()
      .from(sessionCredits)
      .where(inArray(sessionCredits.subscriptionId, ids))
      .orderBy(asc(sessionCredits.id));
    const payments = await db
      .select()
      .from(subscriptionPayments)
      .where(inArray(subscriptionPayments.subscriptionId, ids));
    const children = await db.select().from(planChildren).where(eq(planChildren.userId, userId));
    const notices = await db
      .select({ about: subscriptionNotices.about, queuedAt: subscriptionNotices.queuedAt })
      .from(subscriptionNotices)
      .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionNotices.subscriptionId))
      .where(isManagedBy(userId));
    return {
      subscriptions: own.map(({ held: { userId: _, patientId: __, ...held }, birthDate }) => ({
        ...held,
        childBirthDate: birthDate,
        sessions: steps.filter(({ subscriptionId }) => subscriptionId === held.id),
        paid: payments.filter(({ subscriptionId }) => subscriptionId === held.id),
      })),
      childrenStated: children.map(({ planId, statedAt }) => ({ planId, statedAt })),
      notices,
    };
  },

  async objection(tx, userId) {
    return (await hasUnderReview(tx, userId, 'subscription')) ? texts().closingAccount.underReview : null;
  },

  async erase(tx, userId, now) {
    await tx.delete(planChildren).where(eq(planChildren.userId, userId));
    const endingRecords = await lockRecordsEndingWith(tx, userId, now);
    const ended = await tx
      .update(userSubscriptions)
      .set({ active: false, cancelledAt: now, nextBillingOn: null })
      .where(endsWith(userId, endingRecords))
      .returning({ id: userSubscriptions.id });
    if (ended.length === 0) return { deleted: [], kept: [] };
    const what = texts().closingAccount.kept;
    const why = texts().closingAccount.law;
    return {
      deleted: [texts().closingAccount.deleted],
      kept: [{ what, why, until: null }],
    };
  },
};
