import { z } from 'zod';
import type { Role } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { commonRefusals, type RefusalTable } from '#platform/api/refusals.ts';
import { sharedPicturePath } from '#platform/shared-picture.ts';
import { catalogueRefusals, largestPictureBody, pictureFile } from '../catalogue/contract.ts';

export const sharedPictureRefusals = {
  unreadable_picture: catalogueRefusals.unreadable_picture,
  not_found: commonRefusals.not_found,
} satisfies RefusalTable;

export const uploadSharedPicture = endpoint({
  method: 'POST',
  path: '/api/staff/settings/shared-picture',
  access: { roles: ['admin'] satisfies readonly Role[] },
  summary: 'Store a picture for shared links, re-encoded to one size; the settings refer to it once saved',
  body: pictureFile,
  largestBodyBytes: largestPictureBody,
  status: 200,
  reply: z.object({ url: z.string() }),
  refusals: { unreadable_picture: sharedPictureRefusals.unreadable_picture },
});

/** The file name is the content hash, so the response can be cached for ever. */
export const getSharedPicture = endpoint({
  method: 'GET',
  path: `${sharedPicturePath}:hash`,
  access: 'public',
  summary: 'A picture for shared links',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  status: 200,
  reply: null,
  file: 'image/jpeg',
  refusals: { not_found: sharedPictureRefusals.not_found },
});
