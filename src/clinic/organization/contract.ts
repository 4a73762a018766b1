import { z } from 'zod';
import { emailAddress } from '#clinic/accounts/contract.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { texts } from './texts.ts';

export const organizationRefusals = { invalid: commonRefusals.invalid } satisfies RefusalTable;

const line = (missing: { error: () => string }, longest = 160) =>
  z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(longest, { error: () => texts().tooLong })
    .regex(singleLine, singleLineMessage);

const phoneSentence = { error: () => texts().phone };

const fields = {
  name: line({ error: () => texts().nameMissing }, 60),
  address: line({ error: () => texts().addressMissing }),
  phone: z
    .string(phoneSentence)
    .trim()
    .regex(/^\+(?: ?\d){8,15}$/, phoneSentence),
  email: emailAddress,
  mapUrl: z
    .url({ protocol: /^https$/, error: () => texts().mapAddress })
    .max(500, { error: () => texts().addressTooLong }),
  holder: line({ error: () => texts().holderMissing }),
  taxId: line({ error: () => texts().taxIdMissing }, 40),
  register: line({ error: () => texts().registerMissing }, 240),
  centreAuthorisation: line({ error: () => texts().authorisationMissing }, 240),
  college: line({ error: () => texts().collegeMissing }),
  degree: line({ error: () => texts().degreeMissing }, 240),
};

/** Unchanged fields are omitted, so that concurrent changes to different fields are all kept. */
const changes = z.strictObject(fields).partial();
export type OrganizationChanges = z.output<typeof changes>;

const details = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  mapUrl: z.string(),
  holder: z.string(),
  taxId: z.string(),
  register: z.string(),
  centreAuthorisation: z.string(),
  college: z.string(),
  degree: z.string(),
  /** Whether the details are marked as fictitious on screen. */
  isInvented: z.boolean(),
  lastRevision: z.string(),
});
export type Organization = z.output<typeof details>;

/** What pages show: with the profession's code of ethics from the configuration. */
const published = details.extend({ ethicsCode: z.object({ name: z.string(), url: z.string() }) });

export const getOrganization = endpoint({
  id: 'getOrganization',
  method: 'GET',
  path: '/api/organization',
  access: 'public',
  summary: 'The clinic’s legal data and contact details',
  status: 200,
  reply: published,
});

export const changeOrganization = endpoint({
  method: 'PATCH',
  path: '/api/staff/organization',
  access: { roles: ['admin'] satisfies readonly Role[] },
  summary:
    'Change the clinic’s legal data and contact details from now on; documents already issued stay as they are',
  body: changes,
  status: 200,
  reply: details,
  refusals: { invalid: organizationRefusals.invalid },
});
