import { z } from 'zod';
import { roles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { RefusalTable } from '#platform/api/refusals.ts';
import { cleanPhone, numberPart } from '#platform/text/phone.ts';
import { anyLetter, singleLine, singleLineSentence, visibleName } from '#platform/text/plain-text.ts';
import { nameCharacters } from './name-characters.ts';
import { wrongCredentials } from './sentences.ts';

const usernameTooShort = 'El nombre de usuario debe tener al menos 3 caracteres';
export const passwordTooShort = 'La contraseña debe tener al menos 6 caracteres';

const unusualName = 'Usa letras latinas, cifras y los signos . _ - + @ &';

const username = z
  .string(usernameTooShort)
  .trim()
  .min(3, usernameTooShort)
  .max(60, 'El nombre de usuario es demasiado largo')
  .regex(singleLine, singleLineSentence)
  .regex(/[\p{L}\p{N}]/u, 'El nombre de usuario necesita alguna letra o cifra');
// 200 characters are more than anyone types, and bound what one hash costs.
export const newPassword = z
  .string(passwordTooShort)
  .min(6, passwordTooShort)
  .max(200, 'La contraseña es demasiado larga');

/** A phone as people write it, cleaned. Whether it can be reached is found out when a code is sent to it. */
const invalidPhone = 'Por favor, introduce un número de teléfono válido';
const looksLikePhone = /^\(?\+?[\d\s()./-]{9,25}$/;
export const phoneNumber = z
  .string(invalidPhone)
  .max(80, invalidPhone)
  .transform(cleanPhone)
  .refine((phone) => looksLikePhone.test(numberPart(phone)), invalidPhone);

/** A text that may be left empty: that is null. */
const orNull = (shape: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => null), z.null(), shape]).optional();

/** The name of a person, by one rule wherever it is asked for: one letter is enough. @param missing said of a name without any */
export const personName = (missing: string) =>
  z
    .string(missing)
    .transform(visibleName)
    .pipe(
      z
        .string()
        .max(120, 'El nombre es demasiado largo')
        .regex(singleLine, singleLineSentence)
        .regex(anyLetter, missing),
    );

const fullName = orNull(personName('Escribe el nombre con alguna letra'));
const email = orNull(
  z.email('Escribe un correo electrónico válido').max(254, 'El correo electrónico es demasiado largo'),
);
const phone = orNull(phoneNumber);
const address = orNull(
  z.string().trim().max(200, 'La dirección es demasiado larga').regex(singleLine, singleLineSentence),
);

/** What a person may change later; absent means as it is. */
export const changeableFields = { fullName, email, phone, address };

/** Absent counts as empty. */
const given = <Shape extends typeof fullName>(shape: Shape) => shape.transform((value) => value ?? null);

/** Everything a person may say of themselves when registering; all but name and password may be left empty. */
export const registration = z.strictObject({
  // Who opened an account before this rule still signs in.
  username: username.regex(nameCharacters, unusualName),
  password: newPassword,
  fullName: given(fullName),
  email: given(email),
  phone: given(phone),
  address: given(address),
});

export const credentials = z.strictObject({ username, password: newPassword });

/** The user on the wire: an allow-list (docs/behaviour.md, Accounts). */
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
  wrong_credentials: { status: 401, message: wrongCredentials },
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
