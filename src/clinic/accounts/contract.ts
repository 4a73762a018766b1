import { z } from 'zod';
import { roles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { cleanPhone, numberPart } from '#platform/text/phone.ts';
import { anyLetter, singleLine, singleLineMessage, visibleName } from '#platform/text/plain-text.ts';
import { nameCharacters } from './name-characters.ts';
import { sentences } from './sentences.ts';

const usernameTooShort = 'El nombre de usuario debe tener al menos 3 caracteres';
export const passwordTooShort = 'La contraseña debe tener al menos 6 caracteres';

const invalidUsername = 'Usa letras latinas, cifras y los signos . _ - + @ &';

const username = z
  .string(usernameTooShort)
  .trim()
  .min(3, usernameTooShort)
  .max(60, 'El nombre de usuario es demasiado largo')
  .regex(singleLine, singleLineMessage)
  .regex(/[\p{L}\p{N}]/u, 'El nombre de usuario necesita alguna letra o cifra');
// 200 characters are more than anyone types, and limit the cost of one hash.
export const newPassword = z
  .string(passwordTooShort)
  .min(6, passwordTooShort)
  .max(200, 'La contraseña es demasiado larga');

/** A phone number as typed, normalised. Only sending a code shows whether it is reachable. */
const invalidPhone = 'Por favor, introduce un número de teléfono válido';
const looksLikePhone = /^\(?\+?[\d\s()./-]{9,25}$/;
export const phoneNumber = z
  .string(invalidPhone)
  .max(80, invalidPhone)
  .transform(cleanPhone)
  .refine((phone) => looksLikePhone.test(numberPart(phone)), invalidPhone);

/** An optional text: empty becomes null. */
const orNull = (shape: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => null), z.null(), shape]).optional();

/**
 * A person's name, with the same rule on every form: one letter is enough. @param missing message if the name
 * has no letter
 */
export const personName = (missing: string) =>
  z
    .string(missing)
    .transform(visibleName)
    .pipe(
      z
        .string()
        .max(120, 'El nombre es demasiado largo')
        .regex(singleLine, singleLineMessage)
        .regex(anyLetter, missing),
    );

const fullName = orNull(personName('Escribe el nombre con alguna letra'));
/** An e-mail address, without the invisible characters that come along when it is pasted. */
export const emailAddress = z
  .string('Escribe un correo electrónico válido')
  .transform(visibleName)
  .pipe(z.email('Escribe un correo electrónico válido').max(254, 'El correo electrónico es demasiado largo'));
const email = orNull(emailAddress);
const phone = orNull(phoneNumber);
const address = orNull(
  z.string().trim().max(200, 'La dirección es demasiado larga').regex(singleLine, singleLineMessage),
);

/** Fields that a user may change later; an absent field stays unchanged. */
export const changeableFields = { fullName, email, phone, address };

/** An absent field counts as empty. */
const nullIfAbsent = <Shape extends typeof fullName>(shape: Shape) =>
  shape.transform((value) => value ?? null);

/** Registration fields; all but username and password are optional. */
export const registration = z.strictObject({
  // Accounts opened before this rule can still sign in.
  username: username.regex(nameCharacters, invalidUsername),
  password: newPassword,
  fullName: nullIfAbsent(fullName),
  email: nullIfAbsent(email),
  phone: nullIfAbsent(phone),
  address: nullIfAbsent(address),
});

export const credentials = z.strictObject({ username, password: newPassword });

/** The user in API responses: an allow-list (docs/behaviour.md, Accounts). */
export const user = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  address: z.string().nullable(),
  role: z.enum(roles),
});
export type User = z.output<typeof user>;

export const refusals = {
  wrong_credentials: {
    status: 401,
    get message() {
      return sentences().wrongCredentials;
    },
  },
  username_taken: { status: 409, message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' },
  username_reserved: {
    status: 409,
    message: 'Ese nombre podría confundirse con el de la clínica. Elige otro.',
  },
  weak_password: { status: 400, message: 'Esa contraseña es demasiado fácil de adivinar. Elige otra.' },
} satisfies RefusalTable;

export const currentUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/user',
  access: 'signed-in',
  beforeProof: true,
  summary: 'The session user',
  status: 200,
  reply: user,
});

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Sign in',
  body: credentials,
  status: 200,
  reply: user,
  refusals,
});

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Open an account and sign in',
  body: registration,
  status: 201,
  reply: user.extend({ requiresEmailVerification: z.boolean() }),
  refusals,
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'End this session',
  status: 200,
  reply: z.object({ success: z.literal(true) }),
});
