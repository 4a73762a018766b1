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
  summary: 'A professional’s calendar, for whoever has its secret address: hours and initials, nothing else',
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
  summary: 'A new secret address of the asker’s own calendar; the former ends. It is shown this once',
  status: 200,
  reply: z.object({ address: z.string() }),
  refusals: { not_found },
});
