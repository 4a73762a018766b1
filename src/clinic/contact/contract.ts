import { z } from 'zod';
import { changeableFields, personName } from '#clinic/accounts/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { maxMessageLength, subjects } from './terms.ts';

const nameMissing = 'Escribe tu nombre';
const messageMissing = 'Escribe tu mensaje';
const contactDetailsMissing = 'Déjanos un correo o un teléfono para poder contestarte';
const invalidCharacters = 'Hay caracteres que no podemos aceptar';

const contactDetails = z.object({ email: z.string().nullish(), phone: z.string().nullish() });

export const contactForm = z
  .strictObject({
    name: personName(nameMissing),
    email: changeableFields.email.transform((typed) => typed ?? null),
    phone: changeableFields.phone.transform((typed) => typed ?? null),
    subject: z.enum(subjects, 'Elige de qué se trata'),
    message: z
      .string(messageMissing)
      .trim()
      .min(1, messageMissing)
      .max(maxMessageLength, `El mensaje es demasiado largo: caben ${maxMessageLength} caracteres`)
      .regex(severalLines, invalidCharacters),
    privacy: z.literal(true, 'Marca la casilla para poder enviarlo'),
    /**
     * Hidden field. If it is filled in, the sender is a robot: it gets the same response, and nothing is
     * stored.
     */
    website: z.string().max(2_000).optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), {
    path: ['email'],
    error: contactDetailsMissing,
    // Reported together with other errors, not only once all other fields are valid.
    when: ({ value }) => contactDetails.safeParse(value).success,
  });

/**
 * Handles `Idempotency-Key` itself: the sender is anonymous, so the same key with the same message counts
 * once.
 */
export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a message to the clinic; a repeated Idempotency-Key with the same message stores one',
  body: contactForm,
  status: 201,
  reply: z.object({ received: z.literal(true) }),
});
