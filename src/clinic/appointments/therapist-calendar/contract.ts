import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

const { not_found } = commonRefusals;

/** 256 random bits, base64url. */
const secretFile = /^[\w-]{43}\.ics$/;

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/feeds/:file',
  access: 'public',
  summary: 'A professional’s calendar feed at a secret URL: hours and initials only',
  params: z.object({ file: z.string().regex(secretFile) }),
  status: 200,
  reply: null,
  file: 'text/calendar',
  refusals: { not_found },
});

export const renewFeed = endpoint({
  method: 'POST',
  path: '/api/staff/feed',
  access: { roles: ['professional', 'admin'] },
  summary: 'Create a new secret URL for your calendar; invalidates the former. It is returned only here',
  status: 200,
  reply: z.object({ address: z.string() }),
  refusals: { not_found },
});
