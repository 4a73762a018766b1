import { z } from 'zod';
import { statuses } from '#clinic/appointments/contract.ts';
import { paymentMethods } from '#clinic/payments/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { named } from '#platform/api/named.contract.ts';
import type { WebhookType } from './terms.ts';

/** An appointment as sent to webhooks, without personal data or the reason for the visit. */
const appointment = named(
  'ToldAppointment',
  z.object({
    id: z.int(),
    kind: z
      .enum(kinds)
      .describe('The modality, or a child’s appointment. The reason for the appointment is not included.'),
    professionalId: z.int(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    status: z.enum(statuses).describe('`pending`: held, and cancelled automatically if unpaid.'),
    cancelledBy: z.enum(['person', 'clinic', 'expiry']).nullable(),
    priceCents: z.int(),
    paid: z.boolean(),
    withSession: z.boolean().describe('Paid by a session credit, so no payment event follows.'),
    revision: z.int().describe('Increases with each change; the higher of two is the later.'),
  }),
);

const payment = z.object({
  cents: z.int(),
  method: z.enum(paymentMethods),
  appointment: appointment.nullable().describe('The paid appointment, if it was one.'),
  planId: z.int().nullable().describe('The paid plan, if it was one.'),
});

const example = {
  id: 4711,
  kind: 'office',
  professionalId: 2,
  startsAt: '2026-12-15T08:00:00.000Z',
  endsAt: '2026-12-15T09:00:00.000Z',
  status: 'pending',
  cancelledBy: null,
  priceCents: 6500,
  paid: false,
  withSession: false,
  revision: 0,
} as const satisfies z.input<typeof appointment>;
const moved = { ...example, status: 'confirmed', paid: true, revision: 2 } as const;

const timestamp = '2026-12-11T10:30:00.000Z';

const event = <Type extends string, Data extends z.ZodType>(type: Type, name: string, data: Data) =>
  named(
    name,
    z.object({
      type: z.literal(type),
      timestamp: z.iso.datetime().describe('Time of the event, ISO 8601.'),
      data,
    }),
  );

/** Schema and example of the payload of each event type. */
export const webhookMessages = {
  'appointment.booked': {
    summary:
      'An appointment was booked: pending while it waits for payment, confirmed if the clinic planned it',
    shape: event('appointment.booked', 'AppointmentBooked', z.object({ appointment })),
    example: { type: 'appointment.booked', timestamp, data: { appointment: example } },
  },
  'appointment.moved': {
    summary: 'An appointment was moved to another hour or professional',
    shape: event(
      'appointment.moved',
      'AppointmentMoved',
      z.object({ appointment, formerStartsAt: z.iso.datetime() }),
    ),
    example: {
      type: 'appointment.moved',
      timestamp,
      data: { appointment: moved, formerStartsAt: '2026-12-14T08:00:00.000Z' },
    },
  },
  'appointment.cancelled': {
    summary: 'An appointment was cancelled or its hold expired; the hour is free',
    shape: event('appointment.cancelled', 'AppointmentCancelled', z.object({ appointment })),
    example: {
      type: 'appointment.cancelled',
      timestamp,
      data: { appointment: { ...moved, status: 'cancelled', cancelledBy: 'person' } },
    },
  },
  'payment.received': {
    summary: 'A payment was received through the wallet or at the desk, or, with `credit`, credit was used',
    shape: event('payment.received', 'PaymentReceived', payment),
    example: {
      type: 'payment.received',
      timestamp,
      data: { cents: 6500, method: 'wallet', appointment: { ...moved, revision: 1 }, planId: null },
    },
  },
  'payment.returned': {
    summary: 'A payment was refunded in full or in part, as money or, with `credit`, as credit',
    shape: event('payment.returned', 'PaymentReturned', payment),
    example: {
      type: 'payment.returned',
      timestamp,
      data: { cents: 42_000, method: 'wallet', appointment: null, planId: 1 },
    },
  },
  'endpoint.test': {
    summary: 'A test message sent by the clinic',
    shape: event('endpoint.test', 'EndpointTest', z.object({ endpointId: z.int() })),
    example: { type: 'endpoint.test', timestamp, data: { endpointId: 3 } },
  },
} as const satisfies Record<
  WebhookType | 'endpoint.test',
  { summary: string; shape: z.ZodType; example: unknown }
>;
