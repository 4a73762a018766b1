import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { listProfessionals } from './contract.ts';
import { getPicture } from './pictures/contract.ts';
import { readPicture } from './pictures/service.server.ts';
import { listActive } from './service.server.ts';

export function bindProfessionals(bind: Bind, { db }: { db: Database }): void {
  bind(listProfessionals, () => listActive(db));
  bindPictures(bind, { db });
}

const immutableCacheControl = 'public, max-age=31536000, immutable';

function bindPictures(bind: Bind, { db }: { db: Database }): void {
  bind(getPicture, async ({ params, reply }) => {
    const bytes = await readPicture(db, params.hash);
    reply.type('image/webp').header('cache-control', immutableCacheControl);
    return bytes;
  });
}
