import { z } from 'zod';
import { paymentMethods, paymentStatuses } from '#clinic/payments/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { vatClassNames } from '#clinic/services/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { named } from '#platform/api/named.contract.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { refusalTexts } from './refusal-texts.ts';
import { sentences } from './sentences.ts';
import { statuses, withoutLegacyCode } from './terms.ts';

/** A message of a schema, in the language of the request. */
const inRequestLanguage = (
  name: 'type' | 'professional' | 'dateFormat' | 'addressTooLong' | 'notesTooLong' | 'notesCharacters',
) => ({ error: () => sentences()[name] });

/** Schema metadata of a day. */
const dayMetadata = { description: 'A calendar day in Madrid.', examples: ['2026-12-15'] };

const madridDay = z.iso.date().meta(dayMetadata);

export { type Status, statuses } from './terms.ts';

const kind = z.preprocess(
  (value) => (typeof value === 'string' ? withoutLegacyCode(value) : value),
  z.enum(kinds, inRequestLanguage('type')),
);

/** A calendar day from 1900 to 2199. */
const day = z.iso
  .date(inRequestLanguage('dateFormat'))
  .refine((text) => text >= '1900-01-01' && text < '2200-01-01', inRequestLanguage('dateFormat'))
  .meta(dayMetadata);
export const instant = z.iso
  .datetime({
    offset: true,
    error: ({ input }) => (input === undefined ? sentences().date : sentences().dateFormat),
  })
  .transform((text) => new Date(text))
  .refine((at) => at.getTime() > 0 && at.getUTCFullYear() < 2200, inRequestLanguage('dateFormat'));
const professionalId = z
  .int(inRequestLanguage('professional'))
  .positive(inRequestLanguage('professional'))
  .max(2 ** 31 - 1, inRequestLanguage('professional'));

const serviceId = z
  .int(inRequestLanguage('type'))
  .positive(inRequestLanguage('type'))
  .max(2 ** 31 - 1, inRequestLanguage('type'));

const ignored = z
  .unknown()
  .optional()
  .meta({ deprecated: true, description: 'Accepted and ignored: the server sets it.' });

/**
 * Body of the booking form. The last four fields are accepted and ignored: the server sets owner, status,
 * price and paid.
 */
export const booking = named(
  'Booking',
  z
    .strictObject({
      type: kind,
      date: instant,
      professionalId,
      address: z
        .string()
        .trim()
        .max(200, inRequestLanguage('addressTooLong'))
        .regex(singleLine, singleLineMessage)
        .nullish(),
      notes: z
        .string()
        .trim()
        .max(2_000, inRequestLanguage('notesTooLong'))
        .regex(severalLines, inRequestLanguage('notesCharacters'))
        .nullish(),
      childBirthDate: day.nullish(),
      guardian: z.boolean().nullish(),
      /** A service outside the four kinds; `type` is then its modality. */
      serviceId: serviceId.nullish(),
      /** Pay with a session credit of the user's plan; the booking is then confirmed at once. */
      useCredit: z.boolean().nullish(),
      userId: ignored,
      status: ignored,
      price: ignored,
      paid: ignored,
    })
    .meta({ examples: [{ type: 'office', date: '2026-12-15T08:00:00.000Z', professionalId: 1 }] }),
);

const startsAt = z.iso.datetime().meta({ description: 'The start of the appointment.' });

/**
 * An appointment in the wire format. `date` is its start; `holdExpiresAt` is set while it waits for payment.
 */
const appointment = named(
  'Appointment',
  z.object({
    id: z.int(),
    userId: z.int(),
    type: z.enum(kinds),
    /** A service outside the four kinds, with its name at the time of booking. */
    serviceId: z.int().nullable(),
    serviceName: z.string().nullable(),
    vat: z.enum(vatClassNames),
    /** Hours before the start until which moving and cancelling are free, as agreed when it was booked. */
    cancellationHours: z.int(),
    minutes: z.int(),
    date: startsAt,
    professionalId: z.int(),
    professionalName: z.string(),
    status: z.enum(statuses),
    address: z.string().nullable(),
    notes: z.string().nullable(),
    price: z.int(),
    paid: z.boolean(),
    /** Paid by a session credit; if not `paid`, the session has been returned to its plan. */
    withCredit: z.boolean(),
    payment: z.enum(paymentStatuses),
    paidWith: z.enum(paymentMethods).nullable(),
    paidAt: z.string().nullable(),
    /**
     * Cents of `price` that pay for the child's next first visit: kept from a cancelled visit, or kept if
     * this one were cancelled in time now.
     */
    supplementKept: z.int(),
    createdAt: z.string(),
    holdExpiresAt: z.string().nullable(),
    roomUrl: z.string().nullable(),
    /** Whether the patient has confirmed by the reminder link. */
    attendanceConfirmed: z.boolean(),
  }),
);
export type Appointment = z.output<typeof appointment>;

export const refusals = {
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
  ...refusalTable(
    {
      slot_taken: {
        status: 409,
        brings: z.looseObject({
          alternatives: z
            .array(z.object({ professionalId: z.int(), startsAt: z.string() }))
            .optional()
            .meta({ description: 'Free hours of the same professional, the nearest ones.' }),
        }),
      },
      already_booked: { status: 409 },
      too_many_holds: { status: 409 },
      holds_ran_out: { status: 429 },
      network_holds: { status: 429 },
      // The response names the appointment's own notice.
      too_late: { status: 409 },
      no_credit: { status: 409 },
      after_plan: { status: 409 },
      over: { status: 409 },
      cancelled: { status: 409 },
    },
    () => refusalTexts().refusals,
  ),
};

const byId = z.object({
  id: pathId,
});

const slot = named(
  'Slot',
  z.object({
    time: z.string().meta({ description: 'Time of day in Madrid.', examples: ['09:00'] }),
    startsAt: z.string(),
    free: z.boolean(),
  }),
);

/** Free and taken slots of one professional, by day in Madrid. */
const availability = named(
  'Availability',
  z.object({
    days: z.array(
      z.object({
        date: madridDay,
        slots: z.array(slot),
      }),
    ),
  }),
);
export type Availability = z.output<typeof availability>;
export type Slot = z.output<typeof slot>;

export const getAvailability = endpoint({
  id: 'getAvailability',
  method: 'GET',
  path: '/api/availability',
  access: 'public',
  summary: 'Slots of a professional, by Madrid day; at most 62 days',
  query: z.strictObject({
    professionalId: pathId,
    type: kind,
    serviceId: pathId.optional(),
    from: day,
    to: day,
  }),
  status: 200,
  reply: availability,
  written: true,
  refusals,
});

export const book = endpoint({
  id: 'book',
  method: 'POST',
  path: '/api/appointments',
  access: 'signed-in',
  idempotent: true,
  summary:
    'Book an appointment: pending with a hold until holdExpiresAt, or confirmed at once by a session credit (useCredit)',
  body: booking,
  status: 201,
  reply: appointment,
  refusals,
});

export const listAppointments = endpoint({
  id: 'listAppointments',
  method: 'GET',
  path: '/api/appointments',
  access: 'signed-in',
  summary: 'List your appointments, newest first',
  status: 200,
  reply: z.array(appointment),
});

export const moveAppointment = endpoint({
  id: 'moveAppointment',
  method: 'PATCH',
  path: '/api/appointments/:id',
  access: 'signed-in',
  idempotent: true,
  summary: 'Move an appointment to another slot; keeps the payment',
  params: byId,
  body: z.strictObject({ date: instant }),
  status: 200,
  reply: appointment,
  refusals,
});

export const cancelAppointment = endpoint({
  id: 'cancelAppointment',
  method: 'DELETE',
  path: '/api/appointments/:id',
  access: 'signed-in',
  idempotent: true,
  summary: 'Cancel an appointment: frees its slot at once; the appointment stays in the history',
  params: byId,
  status: 200,
  reply: appointment,
  refusals,
});

export const appointmentCalendar = endpoint({
  id: 'getAppointmentCalendar',
  method: 'GET',
  path: '/api/appointments/:id/calendar.ics',
  access: 'signed-in',
  summary: 'The appointment as an iCalendar file',
  params: byId,
  status: 200,
  reply: null,
  file: 'text/calendar',
  refusals,
});

/**
 * Municipalities for the home address field. `match`: the text names this one (`certain`), fits several from which the visitor
 * chooses (`possible`), or is the beginning of its name (`completion`).
 */
export const findMunicipalities = endpoint({
  id: 'findMunicipalities',
  method: 'GET',
  path: '/api/municipalities',
  access: 'public',
  summary:
    'Municipalities by name, former or short name or post code, and whether home visits are possible there',
  query: z.strictObject({ name: z.string().trim().min(2).max(200) }),
  status: 200,
  reply: z.array(
    z.object({
      name: z.string(),
      distanceKm: z.number(),
      inReach: z.boolean(),
      match: z.enum(['certain', 'possible', 'completion']),
    }),
  ),
});
