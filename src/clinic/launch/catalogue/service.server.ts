import { createStaffAccounts, StaffNameTaken } from '#clinic/accounts/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { createForUser } from '#clinic/patients/service.server.ts';
import { tieAccount } from '#clinic/professionals/service.server.ts';
import { list as listServices } from '#clinic/services/service.server.ts';
import { type ConsultationKind, clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findTeam } from '../queries.server.ts';
import { type Catalogue, catalogueRefusals, type Offer, type ProfessionalFields } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(catalogueRefusals);

const onlyOfChildren = 'Solo las visitas infantiles tienen un precio de primera visita.';

export type CatalogueDeps = { db: Database; clock: Clock; publicUrl: string };

const everyKind = clinic.services.map(({ kind }) => kind);

/** Kinds that are not offered yet have the configuration's words, to begin with, and no price. */
export async function showCatalogue(db: Database): Promise<Catalogue> {
  const [offered, team] = await Promise.all([listServices(db), findTeam(db)]);
  return {
    services: clinic.services.map(({ kind, name, description }) => {
      const row = offered.find(({ type }) => type === kind);
      return {
        ...{ kind, name: row?.name ?? name, description: row?.description ?? description },
        ...{ priceCents: row?.price ?? null, firstVisitPriceCents: row?.firstVisitPrice ?? null },
      };
    }),
    team: team.map((one) => ({ ...one, kinds: one.kinds ?? everyKind })),
  };
}

/** One change, its trace, and the news of it: it is on every instance's pages within two seconds. */
async function change(
  { db, clock }: CatalogueDeps,
  trace: { actor: Person; action: string; detail?: Record<string, string> },
  write: (tx: Database) => Promise<string>,
): Promise<Catalogue> {
  await inTransaction(db, async (tx) => {
    const subject = await write(tx);
    await bumpContentVersion(tx);
    await record(tx, { at: clock.now(), subject, ...trace });
  });
  return showCatalogue(db);
}

/** What has been booked keeps its price. @throws Refusal `invalid` for a first visit's price where no booking knows one */
export const offerKind = async (deps: CatalogueDeps, actor: Person, kind: ConsultationKind, offer: Offer) => {
  if (kind !== 'child' && offer.firstVisitPriceCents !== null)
    throw refuse('invalid', { fields: { firstVisitPriceCents: onlyOfChildren } });
  const detail = { kind, cents: String(offer.priceCents) };
  return change(deps, { actor, action: 'service.changed', detail }, async (tx) => {
    await queries.writeService(tx, kind, offer);
    return 'clinic';
  });
};

/** @throws Refusal `kind_not_offered` */
export const add = (deps: CatalogueDeps, actor: Person, fields: ProfessionalFields) =>
  change(deps, { actor, action: 'professional.added' }, async (tx) => {
    await requireOffered(tx, fields.kinds);
    return subjectOf(await queries.insertProfessional(tx, fields));
  });

/** @throws Refusal `kind_not_offered`, `not_found` */
export const edit = (deps: CatalogueDeps, actor: Person, id: number, fields: ProfessionalFields) =>
  change(deps, { actor, action: 'professional.changed' }, async (tx) => {
    await requireOffered(tx, fields.kinds);
    if (!(await queries.updateProfessional(tx, id, fields))) throw refuse('not_found');
    return subjectOf(id);
  });

const subjectOf = (id: number) => `professional:${id}`;

/** Nobody can be booked for what has no price. */
async function requireOffered(tx: Database, kinds: readonly ConsultationKind[]): Promise<void> {
  const offered = await listServices(tx);
  if (!kinds.every((kind) => offered.some(({ type }) => type === kind)))
    throw refuse('kind_not_offered', { fields: { kinds: catalogueRefusals.kind_not_offered.message } });
}

/** @throws Refusal `has_account`, `username_taken`, `not_found` */
export async function invite(
  deps: CatalogueDeps,
  actor: Person,
  { id, username, email }: { id: number; username: string; email: string },
): Promise<Catalogue> {
  const one = (await findTeam(deps.db)).find((each) => each.id === id);
  if (one === undefined) throw refuse('not_found');
  if (one.username !== null) throw refuse('has_account');
  const accounts = createStaffAccounts({
    ...{ db: deps.db, clock: deps.clock, publicUrl: deps.publicUrl, actor },
    async afterCreating(tx, user, now) {
      await createForUser(tx, user, now);
      if (!(await tieAccount(tx, id, user.id))) throw refuse('has_account');
    },
  });
  await accounts
    .create({ username, role: 'professional', fullName: one.name, email })
    .catch((error: unknown) => {
      if (!(error instanceof StaffNameTaken)) throw error;
      throw refuse('username_taken', { fields: { username: catalogueRefusals.username_taken.message } });
    });
  return showCatalogue(deps.db);
}
