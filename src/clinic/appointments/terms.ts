import type { Kind } from '#clinic/services/contract.ts';

/** States of an appointment. Outside the contract, so that rules and screens need no zod. */
export const statuses = ['pending', 'confirmed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/**
 * Outcomes noted by the clinic: arrived, seen, absent, or cancelled too late to give the slot to another
 * patient.
 */
export const attendanceStatuses = ['arrived', 'fulfilled', 'no_show', 'cancelled_late'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];

/**
 * Status for a stored value in English or Spanish (docs/behaviour.md, Booking). Unknown values count as
 * `pending`.
 */
export const statusOf = (stored: string): Status => spellings[stored.toLowerCase()] ?? 'pending';
const spellings: Record<string, Status> = {
  pending: 'pending',
  pendiente: 'pending',
  confirmed: 'confirmed',
  confirmada: 'confirmed',
  cancelled: 'cancelled',
  cancelada: 'cancelled',
};

/**
 * Modality codes of the clinic's former system (docs/behaviour.md, Booking). Outside the contract, so that a
 * screen needs no zod.
 */
export const legacyCodes = { '1': 'office', '2': 'home', '3': 'video' } as const satisfies Record<
  string,
  Kind
>;

/** Replaces a legacy code by its kind; returns anything else unchanged. */
export const withoutLegacyCode = (type: string): string => (isLegacyCode(type) ? legacyCodes[type] : type);

const isLegacyCode = (type: string): type is keyof typeof legacyCodes => Object.hasOwn(legacyCodes, type);

/** Reasons for which the director waives a debt. A closed list, because the log entry is permanent. */
export const waiverReasons = ['first_time', 'unforeseen', 'clinic_fault', 'hardship', 'goodwill'] as const;
export type WaiverReason = (typeof waiverReasons)[number];

/** Why the director gives a discount on an unpaid appointment. */
export const discountReasons = ['hardship', 'agreement', 'clinic_fault', 'shorter', 'goodwill'] as const;
export type DiscountReason = (typeof discountReasons)[number];

/**
 * Days during which an appointment without an outcome is listed on Hoy: one quarter, whose reports it would
 * distort. The outcome of older ones cannot be remembered.
 */
export const daysToDecide = 92;

/**
 * Whom a certificate names: the patient, the second person of a joint appointment, or a person who accompanied the
 * patient and has no record.
 */
export type CertificateHolder = 'patient' | 'companion' | 'accompanying';

/** Places in a video room, one device each. */
export const roomRoles = ['therapist', 'patient', 'companion'] as const;
export type RoomRole = (typeof roomRoles)[number];
