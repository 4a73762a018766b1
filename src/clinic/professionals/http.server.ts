import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { listProfessionals } from './contract.ts';
import { bindPictures } from './pictures/http.server.ts';
import { listActive } from './service.server.ts';

export function bindProfessionals(bind: Bind, { db }: { db: Database }): void {
  bind(listProfessionals, () => listActive(db));
  bindPictures(bind, { db });
}
