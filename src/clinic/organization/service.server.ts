import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { legalNotice } from '#config';
import { refusing } from '#platform/api/refusals.ts';
import { configuredContact, setClinicContact } from '#platform/clinic-contact.ts';
import { bumpContentVersion, type ContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { formatDay } from '#platform/time/dates.ts';
import { type Organization, type OrganizationChanges, organizationRefusals } from './contract.ts';
import { exampleDetails } from './fields.ts';
import * as queries from './queries.server.ts';

export {
  externalPages,
  isPlaceholder,
  pagesWithoutAddress,
  warnOfPlaceholderAddresses,
} from './external-pages.server.ts';

import { texts } from './texts.ts';

const refuse = refusing(organizationRefusals);

export type OrganizationDeps = {
  db: Database;
  clock: Clock;
  /** Demo mode keeps the details marked as fictitious. */
  isDemonstration: boolean;
  /** Domain of the sender address of letters; undefined if none are sent. */
  mailDomain: string | undefined;
};

export const configuredOrganization: Organization = {
  ...configuredContact,
  holder: legalNotice.holder,
  taxId: legalNotice.taxId,
  register: legalNotice.register,
  centreAuthorisation: legalNotice.centreAuthorisation,
  college: legalNotice.college,
  degree: legalNotice.degree,
  isInvented: legalNotice.isInvented,
  lastRevision: legalNotice.revisedOn,
};

/** Details of the clinic at an instant. A receipt names the issuer as of its date. */
export async function organizationAt(db: Database, at: Date): Promise<Organization> {
  return detailsOf(await queries.findDetails(db, at));
}

type Row = Awaited<ReturnType<typeof queries.findDetails>>;

function detailsOf(row: Row): Organization {
  if (row === undefined) return configuredOrganization;
  const { id: _id, holdsFrom: _from, enteredBy: _by, ...details } = row;
  return details;
}

export const findValidFrom = async (db: Database, now: Date): Promise<Date | null> =>
  (await queries.findDetails(db, now))?.holdsFrom ?? null;

/** Applies the current details to this process. */
async function applyCurrent({ db, clock }: Pick<OrganizationDeps, 'db' | 'clock'>): Promise<void> {
  setClinicContact(await organizationAt(db, clock.now()));
}

/** Applies the current details now and after every content change, so that all texts of this process use them. */
export async function keepDetailsCurrent(
  deps: Pick<OrganizationDeps, 'db' | 'clock'> & { contentVersion: Pick<ContentVersion, 'onMove'> },
): Promise<void> {
  await applyCurrent(deps);
  deps.contentVersion.onMove(() => applyCurrent(deps));
}

/**
 * Changes the details of the clinic for pages, letters and documents, on every instance within two seconds. Writes
 * nothing if nothing changes.
 * @throws Refusal `invalid` for an e-mail outside the domain of letters, which every page names
 */
export async function changeOrganization(
  deps: OrganizationDeps,
  actor: Person,
  changes: OrganizationChanges,
): Promise<Organization> {
  const { db, clock, isDemonstration } = deps;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    // First, because its row lock serializes concurrent changes.
    await bumpContentVersion(tx);
    const former = await queries.findDetails(tx, at);
    const before = detailsOf(former);
    const after = { ...before, ...changes };
    const changed = Object.entries(before).flatMap(([name, was]) =>
      Object.entries(after).some(([held, value]) => held === name && was !== value) ? name : [],
    );
    if (changed.length === 0) return;
    if (after.email !== before.email) requireOurDomain(deps, after.email);
    // Documents issued before the first change keep the details of the configuration.
    if (former === undefined)
      await queries.addDetails(tx, { ...configuredOrganization, holdsFrom: new Date(0), enteredBy: null });
    const isInvented = isDemonstration ? before.isInvented : exampleDetails(after).length > 0;
    const row = {
      ...after,
      isInvented,
      lastRevision: formatDay(wallTimeOf(at).day),
      holdsFrom: at,
      enteredBy: actor.userId,
    };
    await queries.addDetails(tx, row);
    const detail = { fields: changed.join(', ') };
    await record(tx, { at, actor, action: 'organization.changed', subject: 'clinic', detail });
  });
  await applyCurrent(deps);
  return organizationAt(db, at);
}

/** The fraud warning on every page names the domain that letters come from. */
function requireOurDomain({ mailDomain }: OrganizationDeps, email: string): void {
  if (mailDomain === undefined || email.toLowerCase().endsWith(`@${mailDomain}`)) return;
  const sentence = texts().mailDomain(mailDomain);
  throw refuse('invalid', { message: sentence, fields: { email: sentence } });
}
