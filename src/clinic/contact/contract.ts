import { z } from 'zod';
import { changeableFields, personName } from '#clinic/accounts/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { maxMessageLength, subjects } from './terms.ts';
import { texts } from './texts.ts';

const messages = () => texts().fields;

const contactDetails = z.object({ email: z.string().nullish(), phone: z.string().nullish() });

export const contactForm = z
  .strictObject({
    name: personName(() => messages().nameMissing),
    email: changeableFields.email.transform((typed) => typed ?? null),
    phone: changeableFields.phone.transform((typed) => typed ?? null),
    subject: z.enum(subjects, { error: () => messages().subjectMissing }),
    message: z
      .string({ error: () => messages().messageMissing })
      .trim()
      .min(1, { error: () => messages().messageMissing })
      .max(maxMessageLength, { error: () => messages().messageTooLong(maxMessageLength) })
      .regex(severalLines, { error: () => messages().invalidCharacters }),
    privacy: z.literal(true, { error: () => messages().privacyMissing }),
    /**
     * Hidden field. If it is filled in, the sender is a robot: it gets the same response, and nothing is
     * stored.
     */
    website: z.string().max(2_000).optional(),
  })
  .refine(({ email, phone }) => Boolean(email || phone), {
    path: ['email'],
    error: () => messages().contactDetailsMissing,
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
