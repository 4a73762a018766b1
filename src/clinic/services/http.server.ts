import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { listFurtherServices, listServices } from './contract.ts';
import { listFurther, listServicesForSale } from './service.server.ts';

export function bindServices(bind: Bind, { db }: { db: Database }): void {
  bind(listServices, () => listServicesForSale(db));
  bind(listFurtherServices, () => listFurther(db));
}
