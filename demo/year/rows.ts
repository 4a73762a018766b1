import type { users } from '#clinic/accounts/tables.server.ts';
import type {
  appointmentSeries,
  appointments,
  attendance,
  debtWaivers,
  reminders,
} from '#clinic/appointments/tables.server.ts';
import type { Actor } from '#clinic/audit/contract.ts';
import type { auditLog } from '#clinic/audit/tables.server.ts';
import type { chatMessages, chatThreads } from '#clinic/chat/tables.server.ts';
import type { consentArrangements, consentRequests, consents } from '#clinic/consents/tables.server.ts';
import type { contactAnswers, contactMessages } from '#clinic/contact/tables.server.ts';
import type { alertOutcomes, evaluationAlerts, evaluations } from '#clinic/evaluations/tables.server.ts';
import type {
  callbackEntries,
  callbacks,
  discharges,
  guardianships,
  patients,
} from '#clinic/patients/tables.server.ts';
import type {
  creditAccounts,
  invoiceRecipients,
  invoices,
  paymentLedger,
  receiptSeries,
  receipts,
  refunds,
  tillEvents,
  walletOrders,
} from '#clinic/payments/tables.server.ts';
import type { clinicalNotes, recordRequests } from '#clinic/records/tables.server.ts';
import type { absences, extraHours } from '#clinic/schedule/tables.server.ts';
import type {
  sessionCredits,
  subscriptionNotices,
  subscriptionPayments,
  userSubscriptions,
} from '#clinic/subscriptions/tables.server.ts';
import type * as wallet from '../wallet/tables.ts';
import type { Context } from './context.ts';

/** Columns that the database computes. */
type Computed = 'searchName' | 'phoneDigits' | 'phoneE164' | 'alertEmail';

/** Complete rows, so that a new column fails to compile here until the year fills it. */
export type Rows = {
  users: Omit<typeof users.$inferSelect, Computed>[];
  patients: Omit<typeof patients.$inferSelect, Computed>[];
  guardianships: (typeof guardianships.$inferSelect)[];
  appointmentSeries: (typeof appointmentSeries.$inferSelect)[];
  appointments: (typeof appointments.$inferSelect)[];
  attendance: (typeof attendance.$inferSelect)[];
  debtWaivers: (typeof debtWaivers.$inferSelect)[];
  reminders: (typeof reminders.$inferSelect)[];
  auditLog: (typeof auditLog.$inferSelect)[];
  creditAccounts: (typeof creditAccounts.$inferSelect)[];
  paymentLedger: (typeof paymentLedger.$inferSelect)[];
  refunds: (typeof refunds.$inferSelect)[];
  receiptSeries: (typeof receiptSeries.$inferSelect)[];
  receipts: (typeof receipts.$inferSelect)[];
  invoiceRecipients: (typeof invoiceRecipients.$inferSelect)[];
  invoices: (typeof invoices.$inferSelect)[];
  tillEvents: (typeof tillEvents.$inferSelect)[];
  walletOrders: (typeof walletOrders.$inferSelect)[];
  demoOrders: wallet.Order[];
  demoCaptures: wallet.Capture[];
  demoRefunds: wallet.Refund[];
  userSubscriptions: (typeof userSubscriptions.$inferSelect)[];
  subscriptionPayments: (typeof subscriptionPayments.$inferSelect)[];
  sessionCredits: (typeof sessionCredits.$inferSelect)[];
  subscriptionNotices: (typeof subscriptionNotices.$inferSelect)[];
  consentArrangements: (typeof consentArrangements.$inferSelect)[];
  consentRequests: (typeof consentRequests.$inferSelect)[];
  consents: (typeof consents.$inferSelect)[];
  discharges: (typeof discharges.$inferSelect)[];
  clinicalNotes: (typeof clinicalNotes.$inferSelect)[];
  evaluations: (typeof evaluations.$inferSelect)[];
  evaluationAlerts: (typeof evaluationAlerts.$inferSelect)[];
  alertOutcomes: (typeof alertOutcomes.$inferSelect)[];
  chatThreads: (typeof chatThreads.$inferSelect)[];
  chatMessages: (typeof chatMessages.$inferSelect)[];
  contactMessages: (typeof contactMessages.$inferSelect)[];
  contactAnswers: (typeof contactAnswers.$inferSelect)[];
  callbacks: (typeof callbacks.$inferSelect)[];
  callbackEntries: (typeof callbackEntries.$inferSelect)[];
  recordRequests: (typeof recordRequests.$inferSelect)[];
  absences: (typeof absences.$inferSelect)[];
  extraHours: (typeof extraHours.$inferSelect)[];
};

type AuditFields = {
  patientId?: number | null;
  reason?: string;
  detail?: Record<string, string | number | boolean | null>;
};

export type RowCollector = ReturnType<typeof createRowCollector>;

/** Collects the rows of the year. */
export function createRowCollector({ receptionUserId, directorUserId, now, firstId }: Context) {
  const rows: Rows = {
    users: [],
    patients: [],
    guardianships: [],
    appointmentSeries: [],
    appointments: [],
    attendance: [],
    debtWaivers: [],
    reminders: [],
    auditLog: [],
    creditAccounts: [],
    paymentLedger: [],
    refunds: [],
    receiptSeries: [],
    receipts: [],
    invoiceRecipients: [],
    invoices: [],
    tillEvents: [],
    walletOrders: [],
    demoOrders: [],
    demoCaptures: [],
    demoRefunds: [],
    userSubscriptions: [],
    subscriptionPayments: [],
    sessionCredits: [],
    subscriptionNotices: [],
    consentArrangements: [],
    consentRequests: [],
    consents: [],
    discharges: [],
    clinicalNotes: [],
    evaluations: [],
    evaluationAlerts: [],
    alertOutcomes: [],
    chatThreads: [],
    chatMessages: [],
    contactMessages: [],
    contactAnswers: [],
    callbacks: [],
    callbackEntries: [],
    recordRequests: [],
    absences: [],
    extraHours: [],
  };
  const counters = new Map<string, number>();
  return {
    rows,
    reception: {
      kind: 'person',
      userId: receptionUserId,
      role: 'reception',
      professionalId: null,
    } satisfies Actor,
    director: { kind: 'person', userId: directorUserId, role: 'admin', professionalId: null } satisfies Actor,

    /** The next free id of a table. */
    nextId(table: string): number {
      const id = counters.get(table) ?? firstId(table);
      counters.set(table, id + 1);
      return id;
    },

    /** A line of the audit log, as `record` writes it; ids follow the time and are assigned at the end. */
    audit(at: Date, actor: Actor, action: string, subject: string, fields: AuditFields = {}): void {
      const isPerson = actor.kind === 'person';
      const { patientId = null, reason = null, detail } = fields;
      rows.auditLog.push({
        id: 0,
        at,
        actorUserId: isPerson ? actor.userId : null,
        actorKind: actor.kind,
        actorRole: isPerson ? actor.role : null,
        patientId,
        reason,
        action,
        subject,
        detail: actor.kind === 'system' ? { job: actor.job, ...detail } : (detail ?? null),
      });
    },

    hasHappened: (at: Date): boolean => at <= now,
  };
}

/** Orders rows by time and gives them ids in that order; rows of the same instant keep their order. */
export function numberByTime<R extends { id: number }>(
  rows: R[],
  firstId: number,
  timeOf: (row: R) => Date,
): void {
  rows.sort((one, other) => timeOf(one).getTime() - timeOf(other).getTime());
  for (const [index, row] of rows.entries()) row.id = firstId + index;
}
