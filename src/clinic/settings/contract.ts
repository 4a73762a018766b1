import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { isDay } from '#platform/time/calendar-days.ts';
import { confirmableSteps, stepNames } from './terms.ts';
import { texts } from './texts.ts';

export type { getChangedSettings } from './values/contract.ts';

const access = { roles: ['admin'] satisfies readonly Role[] } as const;

export const launchRefusals = {
  ...refusalTable(
    {
      not_open_yet: {
        status: 409,
        isPassing: true,
      },
      not_ready: { status: 409 },
      no_email: { status: 409 },
    },
    () => texts().refusals,
  ),
  invalid: commonRefusals.invalid,
} satisfies RefusalTable;

const step = z.object({
  name: z.enum(stepNames),
  state: z.enum(['done', 'missing', 'advised']),
  why: z.string(),
});

const checklist = z.object({
  isOpen: z.boolean(),
  openedAt: z.string().nullable(),
  opensOn: z.string().nullable(),
  steps: z.array(step),
});
export type Checklist = z.output<typeof checklist>;

export const getLaunch = endpoint({
  method: 'GET',
  path: '/api/staff/launch',
  access,
  summary: 'The steps before the launch, and those missing',
  status: 200,
  reply: checklist,
});

const dayMissing = { error: () => texts().dayMissing };
const nameMissing = { error: () => texts().nameMissing };

/** Limited to plausible years: PostgreSQL has no year 0. */
const day = z
  .string(dayMissing)
  .refine((text) => isDay(text) && text >= '1900-01-01' && text < '2100-01-01', dayMissing);

export const announceOpening = endpoint({
  method: 'POST',
  path: '/api/staff/launch/date',
  access,
  summary: 'Announce the launch date; the site does not open automatically',
  body: z.strictObject({ opensOn: day.nullable() }),
  status: 200,
  reply: checklist,
});

export const confirmStep = endpoint({
  method: 'POST',
  path: '/api/staff/launch/confirmations/:step',
  access,
  summary: 'Confirm a step that cannot be detected, with the responsible person and a date',
  params: z.object({ step: z.enum(confirmableSteps) }),
  body: z.strictObject({
    name: z
      .string(nameMissing)
      .trim()
      .min(2, nameMissing)
      .max(120, { error: () => texts().tooLong })
      .regex(singleLine, singleLineMessage),
    doneOn: day,
  }),
  status: 200,
  reply: checklist,
  refusals: { invalid: launchRefusals.invalid },
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/staff/launch/test-mail',
  access,
  summary: 'Send a test letter to yourself through the clinic’s mail server',
  status: 200,
  reply: checklist,
  refusals: { no_email: launchRefusals.no_email },
});

export const tryWallet = endpoint({
  method: 'POST',
  path: '/api/staff/launch/test-order',
  access,
  summary: 'Create a small trial order at the wallet that nobody pays, and return its payee',
  status: 200,
  reply: checklist,
});

export const openSite = endpoint({
  method: 'POST',
  path: '/api/staff/launch/open',
  access,
  summary: 'Open the site to the public; refused while a step is missing',
  status: 200,
  reply: checklist,
  refusals: { not_ready: launchRefusals.not_ready },
});
