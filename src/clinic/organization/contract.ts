import { z } from 'zod';
import { emailAddress } from '#clinic/accounts/contract.ts';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';

export const organizationRefusals = { invalid: commonRefusals.invalid } satisfies RefusalTable;

const line = (missing: string, longest = 160) =>
  z
    .string(missing)
    .trim()
    .min(2, missing)
    .max(longest, 'Es demasiado largo.')
    .regex(singleLine, singleLineMessage);

const phoneSentence = 'Escribe el teléfono con su prefijo, como +34 y nueve cifras.';

const fields = {
  name: line('Escribe el nombre de la clínica.', 60),
  address: line('Escribe la calle, el número, el código postal y la población.'),
  phone: z
    .string(phoneSentence)
    .trim()
    .regex(/^\+(?: ?\d){8,15}$/, phoneSentence),
  email: emailAddress,
  mapUrl: z
    .url({ protocol: /^https$/, error: 'Escribe una dirección que empiece por https://' })
    .max(500, 'Es demasiado larga.'),
  holder: line('Escribe quién es titular: la sociedad, o la persona.'),
  taxId: line('Escribe el NIF.', 40),
  register: line('Escribe dónde está inscrita.', 240),
  centreAuthorisation: line('Escribe el número de autorización y quién lo dio.', 240),
  college: line('Escribe el colegio profesional.'),
  degree: line('Escribe el título y dónde se obtuvo.', 240),
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
