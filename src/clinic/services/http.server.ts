import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { listFurtherServices, listServices } from './contract.ts';
import { list, listFurther } from './service.server.ts';

export function bindServices(bind: Bind, { db }: { db: Database }): void {
  bind(listServices, () => list(db));
  bind(listFurtherServices, () => listFurther(db));
}
