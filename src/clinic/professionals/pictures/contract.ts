import { z } from 'zod';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals } from '#platform/api/refusals.ts';

export const pictureRefusals = { not_found: commonRefusals.not_found };

/** The file name is the content hash, so the response can be cached for ever. */
export const getPicture = endpoint({
  id: 'getProfessionalPicture',
  method: 'GET',
  path: '/api/professionals/pictures/:hash',
  access: 'public',
  summary: 'The picture of a professional, at its `imageUrl`',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  status: 200,
  reply: null,
  file: 'image/webp',
  refusals: pictureRefusals,
});
