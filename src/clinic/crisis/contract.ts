import { z } from 'zod';
import { type Role, staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { refusalTable } from '#platform/api/refusals.ts';
import { severalLines } from '#platform/text/plain-text.ts';
import { texts } from './texts.ts';

/** In characters. */
const maxParagraphLength = 2_000;

const direction = ['admin'] as const satisfies readonly Role[];

/** Returned by features that require a signed protocol when there is none. */
export const crisisRefusals = refusalTable(
  { crisis_protocol_missing: { status: 409 } },
  () => texts().refusals,
);

const paragraph = (missing: () => string) =>
  z
    .string()
    .trim()
    .min(3, { error: missing })
    .max(maxParagraphLength, { error: () => texts().tooLong })
    .regex(severalLines, { error: () => texts().badCharacters });

const protocol = z.strictObject({
  responders: paragraph(() => texts().respondersMissing),
  hours: paragraph(() => texts().hoursMissing),
  steps: paragraph(() => texts().stepsMissing),
});
export type Protocol = z.output<typeof protocol>;

const signedProtocol = z.object({ ...protocol.shape, signedAt: z.string(), signedBy: z.string() });
export type SignedProtocol = z.output<typeof signedProtocol>;

const reply = z.object({ signed: signedProtocol.nullable() });

export const getProtocol = endpoint({
  method: 'GET',
  path: '/api/staff/crisis-protocol',
  access: { roles: staffRoles },
  summary: 'The crisis protocol in force, with signer and date',
  status: 200,
  reply,
});

export const signProtocol = endpoint({
  method: 'POST',
  path: '/api/staff/crisis-protocol',
  access: { roles: direction },
  summary: 'Sign a crisis protocol, replacing the former; opens chat and evaluation',
  body: protocol,
  status: 200,
  reply,
});

export const withdrawProtocol = endpoint({
  method: 'DELETE',
  path: '/api/staff/crisis-protocol',
  access: { roles: direction },
  summary: 'Withdraw the crisis protocol; closes chat and evaluation at once',
  status: 200,
  reply,
});
