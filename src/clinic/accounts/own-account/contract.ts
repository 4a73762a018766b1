import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, refusalTable } from '#platform/api/refusals.ts';
import { languages } from '#platform/language/language.ts';
import { refusals as accountRefusals, changeableFields, newPassword, user } from '../contract.ts';
import { texts } from './texts.ts';

export const refusals = {
  ...refusalTable(
    {
      wrong_password: { status: 400 },
      password_required: { status: 400 },
      open_appointments: { status: 409 },
      staff_email: { status: 403 },
      staff_account: { status: 409 },
    },
    () => texts().refusals,
  ),
  weak_password: accountRefusals.weak_password,
};

// Only the maximum length of a password: the rules for new passwords do not apply to existing ones.
const ownPassword = z
  .string({ error: () => texts().fields.password })
  .min(1, { error: () => texts().fields.password })
  .max(200, { error: () => texts().fields.passwordTooLong });
const done = z.object({ success: z.literal(true) });

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  access: 'signed-in',
  summary: 'Change your password; ends all other sessions',
  body: z.strictObject({ current: ownPassword, next: newPassword }),
  status: 200,
  reply: done,
  refusals,
});

export const changeUser = endpoint({
  method: 'PATCH',
  path: '/api/user',
  access: 'signed-in',
  summary:
    'Change your data; missing fields stay, empty ones are removed. A new e-mail or phone requires the password',
  body: z.strictObject({
    ...changeableFields,
    language: z.enum(languages).optional(),
    password: ownPassword.optional(),
  }),
  status: 200,
  reply: user,
  refusals,
});

const ownSession = z.object({
  id: z.int(),
  /** 'Chrome en Android' */
  device: z.string(),
  openedAt: z.string(),
  /** Rounded to the minute. */
  lastUsedAt: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  access: 'signed-in',
  summary: 'List your open sessions, newest first',
  status: 200,
  reply: z.array(ownSession),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  access: 'signed-in',
  summary: 'End one of your sessions',
  params: z.object({
    id: pathId,
  }),
  status: 200,
  reply: done,
  refusals: { not_found: commonRefusals.not_found },
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  access: 'signed-in',
  summary: 'End all your other sessions',
  status: 200,
  reply: done,
});

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/me/export',
  access: 'signed-in',
  summary: 'Export all your data as a JSON file (GDPR art. 15 and 20)',
  status: 200,
  // One key per feature; each feature defines its own export.
  reply: z.record(z.string(), z.unknown()),
  keepsLanguage: true,
});

/**
 * Data retained after closing, and the law that requires it; `until` is a Madrid day, or null if the data
 * names nobody.
 */
const retained = z.object({ what: z.string(), why: z.string(), until: z.string().nullable() });

export const closeAccount = endpoint({
  method: 'DELETE',
  path: '/api/me',
  access: 'signed-in',
  summary: 'Close your account: erases data, and blocks data under a legal retention period (GDPR art. 17)',
  body: z.strictObject({ password: ownPassword }),
  status: 200,
  reply: z.object({ success: z.literal(true), deleted: z.array(z.string()), kept: z.array(retained) }),
  refusals,
});
