import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';

const demoMessage = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.string(),
  createdAt: z.string(),
});

export const demoOutbox = endpoint({
  method: 'GET',
  path: '/api/demo/outbox',
  access: 'public',
  summary: 'Every message the demonstration would have sent, newest first',
  status: 200,
  reply: z.array(demoMessage),
});
