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
      .describe('Where it takes place, and whether with a child. What somebody comes for is not told.'),
    professionalId: z.int(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    status: z.enum(statuses).describe('`pending`: held, and cancelled by itself where nobody pays.'),
    cancelledBy: z.enum(['person', 'clinic', 'expiry']).nullable(),
    priceCents: z.int(),
    paid: z.boolean(),
    withSession: z.boolean().describe('A session of a plan pays for it, so no payment is told of.'),
    revision: z
      .int()
      .describe('Grows with each change: of two messages, the one with the greater is the later.'),
  }),
);

const payment = z.object({
  cents: z.int(),
  method: z.enum(paymentMethods),
  appointment: appointment.nullable().describe('What it was for, where it was an appointment.'),
  planId: z.int().nullable().describe('What it was for, where it was one of our plans.'),
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
      timestamp: z.iso.datetime().describe('When it happened, ISO 8601.'),
      data,
    }),
  );

/** Schema and example of the payload of each event type. */
export const webhookMessages = {
  'appointment.booked': {
    summary:
      'Somebody has an hour: pending where its payment is waited for, confirmed where the clinic has planned it',
    shape: event('appointment.booked', 'AppointmentBooked', z.object({ appointment })),
    example: { type: 'appointment.booked', timestamp, data: { appointment: example } },
  },
  'appointment.moved': {
    summary: 'It takes place at another hour, or with somebody else',
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
    summary: 'Its hour is free again; also where a hold has run out',
    shape: event('appointment.cancelled', 'AppointmentCancelled', z.object({ appointment })),
    example: {
      type: 'appointment.cancelled',
      timestamp,
      data: { appointment: { ...moved, status: 'cancelled', cancelledBy: 'person' } },
    },
  },
  'payment.received': {
    summary:
      'Something has been paid: money has come by the wallet or at the desk, or, with `credit`, what the clinic kept for somebody was used',
    shape: event('payment.received', 'PaymentReceived', payment),
    example: {
      type: 'payment.received',
      timestamp,
      data: { cents: 6500, method: 'wallet', appointment: { ...moved, revision: 1 }, planId: null },
    },
  },
  'payment.returned': {
    summary:
      'Of such a payment something has gone back, whole or in part: as money, or, with `credit`, to what the clinic keeps for somebody',
    shape: event('payment.returned', 'PaymentReturned', payment),
    example: {
      type: 'payment.returned',
      timestamp,
      data: { cents: 42_000, method: 'wallet', appointment: null, planId: 1 },
    },
  },
  'endpoint.test': {
    summary: 'Somebody of the clinic tries whether messages arrive',
    shape: event('endpoint.test', 'EndpointTest', z.object({ endpointId: z.int() })),
    example: { type: 'endpoint.test', timestamp, data: { endpointId: 3 } },
  },
} as const satisfies Record<
  WebhookType | 'endpoint.test',
  { summary: string; shape: z.ZodType; example: unknown }
>;
