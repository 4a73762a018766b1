import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { instant, refusals } from './contract.ts';
import { refusalTexts } from './refusal-texts.ts';
import { refundKinds } from './rules/refund-kinds.ts';
import { statuses } from './terms.ts';

/** Upper bound: real tokens are far shorter. */
const token = z.string().max(100);

/**
 * Data behind a reminder link: no more than the reminder itself said, because links are forwarded. No name,
 * notes or price; a child's session appears as office. `date` is the start.
 */
const linked = z.object({
  date: z.string(),
  minutes: z.int(),
  place: z.enum(['office', 'home', 'video']),
  /** A service outside the four kinds: its length decides which slots fit. */
  serviceId: z.int().nullable(),
  professionalId: z.int(),
  professionalName: z.string(),
  address: z.string().nullable(),
  roomUrl: z.string().nullable(),
  status: z.enum(statuses),
  /** Hours before the start until which moving and cancelling are free, as agreed when it was booked. */
  cancellationHours: z.int(),
  mayMove: z.boolean(),
  mayCancel: z.boolean(),
  /** Refund if cancelled now. */
  refund: z.enum(refundKinds),
  attendanceConfirmed: z.boolean(),
});
export type Linked = z.output<typeof linked>;

export const linkRefusals = {
  ...refusals,
  ...refusalTable({ link_invalid: { status: 404 }, link_moved: { status: 409 } }, () => refusalTexts().link),
};

const common = {
  method: 'POST',
  access: 'public',
  status: 200,
  reply: linked,
  refusals: linkRefusals,
} as const;
const body = z.strictObject({ token });

export const readLink = endpoint({
  ...common,
  path: '/api/appointment-links/read',
  summary: 'The appointment of a reminder’s link; changes nothing',
  body,
});

export const confirmLink = endpoint({
  ...common,
  path: '/api/appointment-links/confirm',
  summary: 'Confirm an appointment with a reminder’s link',
  body,
});

export const cancelLink = endpoint({
  ...common,
  path: '/api/appointment-links/cancel',
  summary: 'Cancel an appointment with a reminder’s link, by the same rules',
  body,
});

export const moveLink = endpoint({
  ...common,
  path: '/api/appointment-links/move',
  summary: 'Move an appointment with a reminder’s link, by the same rules; ends the link',
  body: z.strictObject({ token, date: instant }),
});
