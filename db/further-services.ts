import { isNull } from 'drizzle-orm';
import { services } from '#clinic/services/tables.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';

/** Inserts the demonstration's further services, if no service beyond the four kinds exists. */
export async function seedFurtherServices(tx: Database, professionalIds: readonly number[]): Promise<void> {
  const found = await tx.select({ id: services.id }).from(services).where(isNull(services.kind)).limit(1);
  const [first] = professionalIds;
  if (found.length > 0 || first === undefined) return;
  await tx.insert(services).values([
    {
      name: 'Sesión familiar',
      description: 'Para padres, madres e hijos, con tiempo para que hable cada uno.',
      priceCents: 9500,
      minutes: 75,
      modalities: ['office', 'video'],
      offeredBy: [...professionalIds],
    },
    {
      name: 'Informe pericial',
      description: 'Para un juzgado o una aseguradora. Antes hablamos del caso.',
      priceCents: 30_000,
      minutes: 90,
      vat: 'general',
      modalities: ['office'],
      offeredBy: [first],
      online: false,
    },
  ]);
}
