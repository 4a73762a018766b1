import { createStaffAccounts, StaffNameTaken } from '#clinic/accounts/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { createForUser } from '#clinic/patients/service.server.ts';
import {
  removePicture as dropPicture,
  encodePicture,
  linkAccount,
  showPicture,
} from '#clinic/professionals/service.server.ts';
import { listServicesForSale as listServices } from '#clinic/services/service.server.ts';
import { type ConsultationKind, clinic } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findTeam } from '../queries.server.ts';
import {
  type Catalogue,
  catalogueRefusals,
  type Offer,
  type ProfessionalFields,
  type UpcomingAppointment,
} from './contract.ts';
import * as queries from './queries.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(catalogueRefusals);

export type CatalogueDeps = { db: Database; clock: Clock; publicUrl: string };

const everyKind = clinic.services.map(({ kind }) => kind);

/** Catalogue for editing. Kinds never offered get the configuration's texts; kinds not offered have no price. */
export async function showCatalogue({ db, clock }: Pick<CatalogueDeps, 'db' | 'clock'>): Promise<Catalogue> {
  const [services, booked, team, former] = await Promise.all([
    queries.findServices(db),
    queries.countBooked(db, clock.now()),
    findTeam(db),
    queries.findFormerProfessionals(db),
  ]);
  return {
    services: clinic.services.map(({ kind, name, description }) => {
      const row = services.find((one) => one.kind === kind);
      const offered = row?.active === true ? row : undefined;
      return {
        id: row?.id ?? null,
        kind,
        name: row?.name ?? name,
        description: row?.description ?? description,
        priceCents: offered?.priceCents ?? null,
        firstVisitPriceCents: offered?.firstVisitPriceCents ?? null,
        minutes: row?.minutes ?? clinic.sessionMinutes,
        pauseMinutes: row?.pauseMinutes ?? 0,
        booked: booked.find((one) => one.kind === kind)?.booked ?? 0,
      };
    }),
    team: team.map((one) => ({ ...one, kinds: one.kinds ?? everyKind })),
    former,
  };
}

/** Applies a change with audit record and content version; all instances show it within two seconds. */
async function change(
  deps: CatalogueDeps,
  trace: { actor: Person; action: string; detail?: Record<string, string> },
  write: (tx: Database) => Promise<string>,
): Promise<Catalogue> {
  await inTransaction(deps.db, async (tx) => {
    // First, because its row lock serializes catalogue changes.
    await bumpContentVersion(tx);
    const subject = await write(tx);
    await record(tx, { at: deps.clock.now(), subject, ...trace });
  });
  return showCatalogue(deps);
}

/** Existing appointments keep their price. @throws Refusal `invalid` for a first-visit price on kinds without one */
export const offerKind = async (deps: CatalogueDeps, actor: Person, kind: ConsultationKind, offer: Offer) => {
  if (kind !== 'child' && offer.firstVisitPriceCents !== null)
    throw refuse('invalid', { fields: { firstVisitPriceCents: texts().firstVisitOnlyForChildren } });
  const detail = {
    kind,
    cents: String(offer.priceCents),
    ...(offer.minutes !== undefined && { minutes: String(offer.minutes) }),
    ...(offer.pauseMinutes !== undefined && { pauseMinutes: String(offer.pauseMinutes) }),
  };
  return change(deps, { actor, action: 'service.changed', detail }, async (tx) => {
    await queries.storeService(tx, kind, offer);
    return 'clinic';
  });
};

/** Existing appointments stay at their price. @throws Refusal `kind_not_offered`, `last_kind` */
export const withdrawKind = (deps: CatalogueDeps, actor: Person, kind: ConsultationKind) =>
  change(deps, { actor, action: 'service.withdrawn', detail: { kind } }, async (tx) => {
    const offered = (await listServices(tx)).map(({ type }) => type);
    if (!offered.includes(kind)) throw refuse('kind_not_offered');
    if (offered.length === 1) throw refuse('last_kind');
    await queries.withdrawService(tx, kind, offered);
    return 'clinic';
  });

/** @throws Refusal `kind_not_offered` */
export const addProfessional = (deps: CatalogueDeps, actor: Person, fields: ProfessionalFields) =>
  change(deps, { actor, action: 'professional.added' }, async (tx) => {
    await requireOffered(tx, fields.kinds);
    return subjectOf(await queries.insertProfessional(tx, fields));
  });

/** @throws Refusal `kind_not_offered`, `not_found` */
export const changeProfessional = (
  deps: CatalogueDeps,
  actor: Person,
  id: number,
  fields: ProfessionalFields,
) =>
  change(deps, { actor, action: 'professional.changed' }, async (tx) => {
    await requireOffered(tx, fields.kinds);
    if (!(await queries.updateProfessional(tx, id, fields))) throw refuse('not_found');
    return subjectOf(id);
  });

/** @throws Refusal `unreadable_picture`, `not_found` */
export async function savePicture(deps: CatalogueDeps, actor: Person, id: number, file: string) {
  // Outside the transaction, because encoding is slow.
  const picture = await encodePicture(Buffer.from(file, 'base64'));
  if (picture === null) throw refuse('unreadable_picture');
  return change(deps, { actor, action: 'professional.picture-changed' }, async (tx) => {
    await showPicture(tx, id, picture);
    return subjectOf(id);
  });
}

/** @throws Refusal `not_found` */
export const removePicture = (deps: CatalogueDeps, actor: Person, id: number) =>
  change(deps, { actor, action: 'professional.picture-removed' }, async (tx) => {
    await dropPicture(tx, id);
    return subjectOf(id);
  });

const subjectOf = (id: number) => `professional:${id}`;

/** Kinds without a price cannot be booked. */
async function requireOffered(tx: Database, kinds: readonly ConsultationKind[]): Promise<void> {
  const offered = await listServices(tx);
  if (!kinds.every((kind) => offered.some(({ type }) => type === kind)))
    throw refuse('kind_not_offered', { fields: { kinds: catalogueRefusals.kind_not_offered.message } });
}

/** @throws Refusal `has_account`, `username_taken`, `not_found` */
export async function inviteProfessional(
  deps: CatalogueDeps,
  actor: Person,
  { id, username, email }: { id: number; username: string; email: string },
): Promise<Catalogue> {
  const one = (await findTeam(deps.db)).find((each) => each.id === id);
  if (one === undefined) throw refuse('not_found');
  if (one.username !== null) throw refuse('has_account');
  const accounts = createStaffAccounts({
    db: deps.db,
    clock: deps.clock,
    publicUrl: deps.publicUrl,
    actor,
    async afterCreating(tx, user, now) {
      await createForUser(tx, user, now);
      if (!(await linkAccount(tx, id, user.id))) throw refuse('has_account');
    },
  });
  await accounts
    .create({ username, role: 'professional', fullName: one.name, email })
    .catch((error: unknown) => {
      if (!(error instanceof StaffNameTaken)) throw error;
      throw refuse('username_taken', { fields: { username: catalogueRefusals.username_taken.message } });
    });
  return showCatalogue(deps);
}

/** Upcoming appointments of a team member, to move or cancel before they leave. @throws Refusal `not_found` */
export async function listUpcomingAppointments(
  { db, clock }: CatalogueDeps,
  id: number,
): Promise<UpcomingAppointment[]> {
  if (!(await findTeam(db)).some((one) => one.id === id)) throw refuse('not_found');
  return (await queries.findUpcoming(db, id, clock.now())).map(presentUpcoming);
}

const presentUpcoming = ({ startsAt, ...one }: Awaited<ReturnType<typeof queries.findUpcoming>>[number]) => ({
  ...one,
  startsAt: startsAt.toISOString(),
});

/**
 * Stops or resumes bookings at once; account, records and notes remain.
 * @throws Refusal `appointments_to_come`, `last_professional`, `not_found`
 */
export const setActive = (deps: CatalogueDeps, actor: Person, id: number, active: boolean) =>
  change(deps, { actor, action: active ? 'professional.returned' : 'professional.left' }, async (tx) => {
    const present = await queries.lockProfessional(tx, id);
    if (present === undefined) throw refuse('not_found');
    if (!active && present.active) await requireNoUpcoming(tx, id, deps.clock.now());
    await queries.setActive(tx, id, active);
    return subjectOf(id);
  });

async function requireNoUpcoming(tx: Database, id: number, now: Date): Promise<void> {
  const appointments = (await queries.findUpcoming(tx, id, now)).map(presentUpcoming);
  const { length: count } = appointments;
  if (count > 0) throw refuse('appointments_to_come', { extra: { count, appointments } });
  if ((await findTeam(tx)).length === 1) throw refuse('last_professional');
}
