import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { getPicture } from './contract.ts';
import { readPicture } from './service.server.ts';

const immutableCacheControl = 'public, max-age=31536000, immutable';

export function bindPictures(bind: Bind, { db }: { db: Database }): void {
  bind(getPicture, async ({ params, reply }) => {
    const bytes = await readPicture(db, params.hash);
    reply.type('image/webp').header('cache-control', immutableCacheControl);
    return bytes;
  });
}
