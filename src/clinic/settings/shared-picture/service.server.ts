import type { Person } from '#clinic/audit/contract.ts';
import { encodePicture, type PictureSize } from '#clinic/professionals/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { sharedPicturePath, uploadedSize } from '#platform/shared-picture.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sharedPictureRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(sharedPictureRefusals);

/** JPEG, because not every network reads WebP. */
const size: PictureSize = { ...uploadedSize, format: 'jpeg', maxBytes: 300_000 };

/** Stores a picture. Visitors see it once the settings refer to it. @throws Refusal `unreadable_picture` */
export async function uploadPicture(
  { db, clock }: { db: Database; clock: Clock },
  { userId }: Person,
  file: string,
): Promise<{ url: string }> {
  const picture = await encodePicture(Buffer.from(file, 'base64'), size);
  if (picture === null) throw refuse('unreadable_picture');
  await queries.storePicture(db, { ...picture, savedAt: clock.now(), savedBy: userId });
  return { url: `${sharedPicturePath}${picture.hash}` };
}

/** @throws Refusal `not_found` */
export async function readPicture(db: Database, hash: string): Promise<Buffer> {
  const bytes = await queries.findPicture(db, hash);
  if (bytes === undefined) throw refuse('not_found');
  return bytes;
}
