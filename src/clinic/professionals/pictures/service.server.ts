import { refusing } from '#platform/api/refusals.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { pictureRefusals } from './contract.ts';
import type { EncodedPicture } from './encoding.server.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(pictureRefusals);

/** @throws Refusal `not_found` */
export async function readPicture(db: Database, hash: string): Promise<Buffer> {
  const bytes = await queries.findPicture(db, hash);
  if (bytes === undefined) throw refuse('not_found');
  return bytes;
}

/** @throws Refusal `not_found` if no team member has this id */
export async function showPicture(tx: Database, professionalId: number, picture: EncodedPicture) {
  if (!(await queries.setImageUrl(tx, professionalId, `/api/professionals/pictures/${picture.hash}`)))
    throw refuse('not_found');
  await queries.storePicture(tx, { professionalId, ...picture });
}

/** Restores the drawn picture. @throws Refusal `not_found` if no team member has this id */
export async function removePicture(tx: Database, professionalId: number): Promise<void> {
  if (!(await queries.setImageUrl(tx, professionalId, null))) throw refuse('not_found');
  await queries.deletePicture(tx, professionalId);
}
