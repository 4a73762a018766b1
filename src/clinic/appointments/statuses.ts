/** The states of an appointment. Apart from the contract, so that rules and screens need no zod. */
export const statuses = ['pending', 'confirmed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/** The status behind what is stored, in English or Spanish (SPEC.md section 3); what nobody knows waits. */
export const statusOf = (stored: string): Status => spellings[stored.toLowerCase()] ?? 'pending';
const spellings: Record<string, Status> = {
  pending: 'pending',
  pendiente: 'pending',
  confirmed: 'confirmed',
  confirmada: 'confirmed',
  cancelled: 'cancelled',
  cancelada: 'cancelled',
};
