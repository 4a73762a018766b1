import { texts } from './term-texts.ts';
/** Kinds of requests: GDPR, arts. 15, 17 and 16. */
export const requestKinds = ['copy', 'erasure', 'rectification'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestKindLabels = (): Readonly<Record<RequestKind, string>> => texts().requestKinds;

export const identityMethods = ['document', 'account', 'certificate'] as const;
export type IdentityMethod = (typeof identityMethods)[number];
export const identityLabels = (): Readonly<Record<IdentityMethod, string>> => texts().identity;

export const deliveryMethods = ['in_person', 'registered_mail', 'encrypted_file'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];
export const deliveryLabels = (): Readonly<Record<DeliveryMethod, string>> => texts().delivery;

export const outcomes = ['delivered', 'erased', 'corrected', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];
export const outcomeLabels = (): Readonly<Record<Outcome, string>> => texts().outcomes;

/** Reasons to withhold a passage from a copy: Ley 41/2002, art. 18.3. */
export const markReasons = ['third_party', 'subjective'] as const;
export type MarkReason = (typeof markReasons)[number];
export const markReasonLabels = (): Readonly<Record<MarkReason, string>> => texts().markReasons;

/** Purposes for which the law allows opening a locked record (LO 3/2018, art. 32.2). */
export const blockedReasons = ['court', 'prosecutor', 'authority', 'claim'] as const;
export type BlockedReason = (typeof blockedReasons)[number];
export const blockedReasonLabels = (): Readonly<Record<BlockedReason, string>> => texts().blockedReasons;

/** Hours an opened record stays visible. */
export const blockedOpeningHours = 24;
/** Days before its due date from which a request is shown on Hoy. */
export const warnDays = 7;
/** Years to keep requests and answers: limitation period of the gravest infringements (LO 3/2018, art. 72). */
export const answerRetentionYears = 3;
/** Maximum length of a note in characters. */
export const maxNoteLength = 20_000;
