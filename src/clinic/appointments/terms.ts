import type { Kind } from '#clinic/services/contract.ts';

/** The states of an appointment. Apart from the contract, so that rules and screens need no zod. */
export const statuses = ['pending', 'confirmed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/** What the clinic notes of who came: here already, seen, never came, or let the hour go too late to give it to anybody. */
export const attendanceStatuses = ['arrived', 'fulfilled', 'no_show', 'cancelled_late'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];

/** The status behind what is stored, in English or Spanish (docs/behaviour.md, Booking); what nobody knows waits. */
export const statusOf = (stored: string): Status => spellings[stored.toLowerCase()] ?? 'pending';
const spellings: Record<string, Status> = {
  pending: 'pending',
  pendiente: 'pending',
  confirmed: 'confirmed',
  confirmada: 'confirmed',
  cancelled: 'cancelled',
  cancelada: 'cancelled',
};

/** The codes of the clinic's former system (docs/behaviour.md, Booking). Apart from the contract, so that a screen needs no zod. */
export const legacyCodes = { '1': 'office', '2': 'home', '3': 'video' } as const satisfies Record<
  string,
  Kind
>;

/** The kind behind a former code; anything else stays as it is. */
export const withoutLegacyCode = (type: string): string => (isLegacyCode(type) ? legacyCodes[type] : type);

const isLegacyCode = (type: string): type is keyof typeof legacyCodes => Object.hasOwn(legacyCodes, type);

/** Why the direction lets a debt go: a closed list, since what is written of it stays for ever. */
export const waiverReasons = ['first_time', 'unforeseen', 'clinic_fault', 'hardship', 'goodwill'] as const;
export type WaiverReason = (typeof waiverReasons)[number];

/**
 * Days for which an appointment without an outcome stands on Hoy: a quarter, whose figures it would falsify. What was never noted
 * by then nobody remembers.
 */
export const daysToDecide = 92;
