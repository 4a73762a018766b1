import { z } from 'zod';
import { staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { staffRefusalTexts } from '../staff-refusal-texts.ts';

export const certificateRefusals = {
  not_found: commonRefusals.not_found,
  ...refusalTable(
    {
      not_attended: { status: 409 },
      not_ended: { status: 409 },
      no_name: { status: 409 },
      no_address: { status: 409 },
    },
    () => staffRefusalTexts().certificates.refusals,
  ),
} satisfies RefusalTable;

const missingName = { error: () => staffRefusalTexts().certificates.nameMissing };
const byId = z.object({ id: pathId });

export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/staff/appointments/:id/certificates',
  access: { roles: staffRoles },
  summary:
    'Issue a numbered certificate of an attended appointment that has ended; the same holder gets the same certificate again',
  params: byId,
  body: z.discriminatedUnion('holder', [
    z.strictObject({ holder: z.enum(['patient', 'companion']) }),
    z.strictObject({
      holder: z.literal('accompanying'),
      name: z
        .string(missingName)
        .trim()
        .min(2, missingName)
        .max(120, { error: () => staffRefusalTexts().certificates.nameTooLong })
        .regex(singleLine, singleLineMessage),
    }),
  ]),
  status: 200,
  reply: z.object({ id: z.int(), number: z.string() }),
  refusals: certificateRefusals,
});

export const listRecipients = endpoint({
  method: 'GET',
  path: '/api/staff/appointments/:id/certificates/recipients',
  access: { roles: staffRoles },
  summary: 'The e-mail addresses that get a certificate of an appointment, if it is sent',
  params: byId,
  status: 200,
  reply: z.object({
    /** Also for the certificate of an accompanying person. */
    patient: z.array(z.string()),
    companion: z.array(z.string()),
  }),
  refusals: { not_found: commonRefusals.not_found },
});

export const downloadCertificate = endpoint({
  method: 'GET',
  path: '/api/staff/certificates/:id/pdf',
  access: { roles: staffRoles },
  summary: 'An attendance certificate as a PDF file',
  params: byId,
  status: 200,
  reply: null,
  file: 'application/pdf',
  refusals: certificateRefusals,
});

export const sendCertificate = endpoint({
  method: 'POST',
  path: '/api/staff/certificates/:id/send',
  access: { roles: staffRoles },
  summary: 'Send an attendance certificate by e-mail to the contacts of the patient',
  params: byId,
  status: 200,
  reply: z.object({ recipients: z.array(z.string()) }),
  refusals: certificateRefusals,
});
