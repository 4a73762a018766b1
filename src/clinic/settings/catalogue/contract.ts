import { z } from 'zod';
import { emailAddress, registration } from '#clinic/accounts/contract.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { kinds } from '#clinic/services/contract.ts';
import { maxPauseMinutes, sessionMinutesRange } from '#clinic/services/terms.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { maxPictureBytes } from '../terms.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

export const catalogueRefusals = {
  kind_not_offered: {
    status: 409,
    message: 'La clínica todavía no ofrece ese tipo de consulta. Ponle antes un precio.',
  },
  has_account: { status: 409, message: 'Ya tiene una cuenta.' },
  username_taken: {
    status: 409,
    message: 'Ese nombre de usuario ya está en uso, o se parece demasiado a otro.',
  },
  last_kind: {
    status: 409,
    message: 'Es la única consulta que ofrece la clínica. Antes de retirarla, ofrece otra.',
  },
  /** `count` and `appointments` contain details. */
  appointments_to_come: {
    status: 409,
    message: 'Tiene citas por venir. Muévelas o cancélalas antes.',
  },
  last_professional: {
    status: 409,
    message: 'Es la única persona del equipo. Antes de retirarla, añade a otra.',
  },
  unreadable_picture: {
    status: 409,
    message: 'No podemos leer esta foto. Elige otra, en JPEG, PNG o WebP.',
  },
  not_found: commonRefusals.not_found,
  invalid: commonRefusals.invalid,
} satisfies RefusalTable;

export const requiredLine = (missing: string | { error: () => string }, longest = 120) =>
  z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(longest, 'Es demasiado largo.')
    .regex(singleLine, singleLineMessage);
export const requiredText = (missing: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(longest, 'Es demasiado largo.')
    .regex(severalLines, 'Hay caracteres que no podemos aceptar.');
const kind = z.enum(kinds, 'Elige un tipo de consulta.');
/** In cents. More than 5,000 € for a session is probably a typing error. */
export const cents = z
  .int('Escribe un precio.')
  .min(100, 'Ese precio es demasiado bajo.')
  .max(500_000, 'Ese precio es demasiado alto.');

const { shortest, longest, step } = sessionMinutesRange;
const lengthSentence = `Entre ${shortest} y ${longest} minutos, de ${step} en ${step}.`;
export const sessionLength = z
  .int(lengthSentence)
  .min(shortest, lengthSentence)
  .max(longest, lengthSentence)
  .multipleOf(step, lengthSentence);
const pauseSentence = `Entre 0 y ${maxPauseMinutes} minutos, de ${step} en ${step}.`;
/** Minutes after a session during which the professional takes no other. */
export const pauseLength = z
  .int(pauseSentence)
  .min(0, pauseSentence)
  .max(maxPauseMinutes, pauseSentence)
  .multipleOf(step, pauseSentence);

const offer = z
  .strictObject({
    name: requiredLine('Escribe cómo se llama.', 60),
    description: requiredText('Escribe una frase que diga cómo es.', 300),
    priceCents: cents,
    firstVisitPriceCents: cents.nullable(),
    /** Omitted: stays as it is. */
    minutes: sessionLength.optional(),
    pauseMinutes: pauseLength.optional(),
  })
  // Cancelling a first visit passes only the price above a normal visit on to the next one.
  .refine(({ priceCents, firstVisitPriceCents: first }) => first === null || first >= priceCents, {
    path: ['firstVisitPriceCents'],
    error: 'La primera visita no puede costar menos que las siguientes.',
  });
export type Offer = z.output<typeof offer>;

const professional = z.strictObject({
  name: requiredLine('Escribe su nombre y apellidos.'),
  title: requiredLine('Escribe su título o su cargo.'),
  bio: requiredText('Escribe un texto corto sobre su trabajo.', 600),
  registrationNumber: requiredLine('Escribe su número de colegiación.', 40),
  /** URL of their video consultations. */
  roomUrl: z
    .url({ protocol: /^https$/, error: 'Escribe una dirección que empiece por https://' })
    .max(300, 'Es demasiado larga.')
    .nullable(),
  kinds: z.array(kind).min(1, 'Elige al menos un tipo de consulta.').max(kinds.length),
});
export type ProfessionalFields = z.output<typeof professional>;

const catalogue = z.object({
  /** All possible kinds; those without a price are not offered. */
  services: z.array(
    z.object({
      kind: z.enum(kinds),
      id: z.int().nullable(),
      name: z.string(),
      description: z.string(),
      priceCents: z.int().nullable(),
      firstVisitPriceCents: z.int().nullable(),
      minutes: z.int(),
      pauseMinutes: z.int(),
      booked: z.int(),
    }),
  ),
  team: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      title: z.string(),
      bio: z.string(),
      imageUrl: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      roomUrl: z.string().nullable(),
      kinds: z.array(z.enum(kinds)),
      /** User name of their account. */
      username: z.string().nullable(),
    }),
  ),
  /** Former professionals; their accounts and notes remain. */
  former: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type Catalogue = z.output<typeof catalogue>;

export const getCatalogue = endpoint({
  method: 'GET',
  path: '/api/staff/catalogue',
  access,
  summary: 'The catalogue: services, prices and professionals',
  status: 200,
  reply: catalogue,
});

export const offerService = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/services/:kind',
  access,
  summary:
    'Offer a kind of consultation, or change its texts and price; existing appointments keep their price',
  params: z.object({ kind }),
  body: offer,
  status: 200,
  reply: catalogue,
  refusals: { invalid: catalogueRefusals.invalid },
});

export const withdrawService = endpoint({
  method: 'DELETE',
  path: '/api/staff/catalogue/services/:kind',
  access,
  summary: 'Withdraw a kind of consultation; existing appointments take place',
  params: z.object({ kind }),
  status: 200,
  reply: catalogue,
  refusals: {
    kind_not_offered: catalogueRefusals.kind_not_offered,
    last_kind: catalogueRefusals.last_kind,
  },
});

export const addProfessional = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/professionals',
  access,
  summary: 'Add a professional',
  body: professional,
  status: 201,
  reply: catalogue,
  refusals: { kind_not_offered: catalogueRefusals.kind_not_offered },
});

export const changeProfessional = endpoint({
  method: 'PATCH',
  path: '/api/staff/catalogue/professionals/:id',
  access,
  summary: 'Change the public data of a professional',
  params: z.object({ id: pathId }),
  body: professional,
  status: 200,
  reply: catalogue,
  refusals: {
    kind_not_offered: catalogueRefusals.kind_not_offered,
    not_found: catalogueRefusals.not_found,
  },
});

export const inviteProfessional = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/professionals/:id/account',
  access,
  summary: 'Create an account for a professional; a letter contains the link to set the password',
  params: z.object({ id: pathId }),
  body: z.strictObject({
    username: registration.shape.username,
    email: emailAddress,
  }),
  status: 200,
  reply: catalogue,
  refusals: {
    has_account: catalogueRefusals.has_account,
    username_taken: catalogueRefusals.username_taken,
    not_found: catalogueRefusals.not_found,
  },
});

const upcomingAppointment = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  /** Null for a record without a name. */
  patient: z.string().nullable(),
  startsAt: z.string(),
});
export type UpcomingAppointment = z.output<typeof upcomingAppointment>;

export const getUpcomingAppointments = endpoint({
  method: 'GET',
  path: '/api/staff/catalogue/professionals/:id/appointments',
  access,
  summary: 'List the upcoming appointments that prevent removing a professional',
  params: z.object({ id: pathId }),
  status: 200,
  reply: z.array(upcomingAppointment),
  refusals: { not_found: catalogueRefusals.not_found },
});

export const setProfessionalActive = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/professionals/:id/active',
  access,
  summary: 'Remove a professional without appointments from the team, or add them again',
  params: z.object({ id: pathId }),
  body: z.strictObject({ active: z.boolean() }),
  status: 200,
  reply: catalogue,
  refusals: {
    appointments_to_come: catalogueRefusals.appointments_to_come,
    last_professional: catalogueRefusals.last_professional,
    not_found: catalogueRefusals.not_found,
  },
});

const maxBase64Length = Math.ceil(maxPictureBytes / 3) * 4;

/** Body of an endpoint that takes a picture. */
export const pictureFile = z.strictObject({
  file: z
    .base64('No podemos leer este archivo.')
    .min(1, 'El archivo está vacío.')
    .max(maxBase64Length, 'La foto es demasiado grande: como mucho, 8 MB.'),
});
export const largestPictureBody = maxBase64Length + 4_096;

const pictureRefusals = {
  unreadable_picture: catalogueRefusals.unreadable_picture,
  not_found: catalogueRefusals.not_found,
};

export const savePicture = endpoint({
  method: 'POST',
  path: '/api/staff/catalogue/professionals/:id/picture',
  access,
  summary: 'Set a professional’s picture: re-encoded to one size, without metadata',
  params: z.object({ id: pathId }),
  body: pictureFile,
  largestBodyBytes: largestPictureBody,
  status: 200,
  reply: catalogue,
  refusals: pictureRefusals,
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/staff/catalogue/professionals/:id/picture',
  access,
  summary: 'Show the drawn picture of a professional again; deletes the uploaded one',
  params: z.object({ id: pathId }),
  status: 200,
  reply: catalogue,
  refusals: { not_found: catalogueRefusals.not_found },
});
