import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getTime = endpoint({
  method: 'GET',
  path: '/api/time',
  access: 'public',
  summary: 'The time of the server',
  status: 200,
  reply: z.object({ now: z.iso.datetime() }),
});
