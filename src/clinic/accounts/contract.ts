import { z } from 'zod';
import { roles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { languages } from '#platform/language/language.ts';
import { cleanPhone, numberPart } from '#platform/text/phone.ts';
import { anyLetter, singleLine, singleLineMessage, visibleName } from '#platform/text/plain-text.ts';
import { contractTexts } from './contract-texts.ts';
import { nameCharacters } from './name-characters.ts';
import { sentences } from './sentences.ts';

/** A message of a schema, in the language of the request. */
const message = (name: keyof ReturnType<typeof contractTexts>['fields']) => ({
  error: () => contractTexts().fields[name],
});

const usernameTooShort = message('usernameTooShort');
export const passwordTooShort = message('passwordTooShort');

const username = z
  .string(usernameTooShort)
  .trim()
  .min(3, usernameTooShort)
  .max(60, message('usernameTooLong'))
  .regex(singleLine, singleLineMessage)
  .regex(/[\p{L}\p{N}]/u, message('usernameNeedsLetter'));
// 200 characters are more than anyone types, and limit the cost of one hash.
export const newPassword = z
  .string(passwordTooShort)
  .min(6, passwordTooShort)
  .max(200, message('passwordTooLong'));

/** A phone number as typed, normalised. Only sending a code shows whether it is reachable. */
const invalidPhone = message('phone');
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
 * has no letter,
 * in the language of the request
 */
export const personName = (missing: () => string) =>
  z
    .string({ error: missing })
    .transform(visibleName)
    .pipe(
      z
        .string()
        .max(120, message('nameTooLong'))
        .regex(singleLine, singleLineMessage)
        .regex(anyLetter, { error: missing }),
    );

const fullName = orNull(personName(() => contractTexts().fields.nameNeedsLetter));
/** An e-mail address, without the invisible characters that come along when it is pasted. */
export const emailAddress = z
  .string(message('email'))
  .transform(visibleName)
  .pipe(z.email(message('email')).max(254, message('emailTooLong')));
const email = orNull(emailAddress);
const phone = orNull(phoneNumber);
const address = orNull(
  z.string().trim().max(200, message('addressTooLong')).regex(singleLine, singleLineMessage),
);

/** Fields that a user may change later; an absent field stays unchanged. */
export const changeableFields = { fullName, email, phone, address };

/** An absent field counts as empty. */
const nullIfAbsent = <Shape extends typeof fullName>(shape: Shape) =>
  shape.transform((value) => value ?? null);

/** Registration fields; all but username and password are optional. */
export const registration = z.strictObject({
  // Accounts opened before this rule can still sign in.
  username: username.regex(nameCharacters, message('usernameCharacters')),
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
  /** In which the clinic writes to them. */
  language: z.enum(languages),
  role: z.enum(roles),
});
export type User = z.output<typeof user>;

export const refusals = refusalTable(
  {
    wrong_credentials: { status: 401 },
    username_taken: { status: 409 },
    username_reserved: { status: 409 },
    weak_password: { status: 400 },
  },
  () => ({ wrong_credentials: sentences().wrongCredentials, ...contractTexts().refusals }),
);

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
