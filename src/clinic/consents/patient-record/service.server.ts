import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { kindsOfTexts, listOpenRequests, listSigned, signerContacts } from '../queries.server.ts';
import { isStillTheirAddress } from '../rules.ts';
import { openAddress, sealNote } from '../sealed.server.ts';
import { readSignatures } from '../signatures.server.ts';
import type { Arrangement } from '../terms.ts';
import { withdrawConsentKind } from '../withdrawal.server.ts';
import { type ConsentStates, consentStateRefusals } from './contract.ts';
import { presentStates } from './presenter.server.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(consentStateRefusals);

type CardDeps = Pick<ConsentsDeps, 'db' | 'clock' | 'secrets'>;

/** @throws Refusal `not_found` */
export async function readConsentStates(
  { clock, secrets }: Pick<CardDeps, 'clock' | 'secrets'>,
  db: Database,
  actor: Person,
  patientId: number,
): Promise<ConsentStates> {
  const now = clock.now();
  const signatures = await readSignatures(db, { actor, patientId, hasVideo: false }, now);
  const ids = [...signatures.people, ...signatures.signed.map(({ consent }) => ({ id: consent.signerId }))];
  const contacts = await signerContacts(db, [...new Set(ids.map(({ id }) => id))]);
  const open = await listOpenRequests(db, patientId, now);
  const requests = open.filter((one) =>
    isStillTheirAddress(
      contacts.find(({ id }) => id === one.signerId),
      openAddress(one, secrets),
    ),
  );
  const kindOf = await kindsOfTexts(db);
  return presentStates({ signatures, contacts, requests, kindOf }, secrets);
}

/** Stores who signs for a child under 16. @throws Refusal `not_found`, `signs_alone` */
export const saveArrangement = (
  deps: CardDeps,
  actor: Person,
  { patientId, arrangement, note }: { patientId: number; arrangement: Arrangement; note: string },
): Promise<ConsentStates> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const { signers } = await readSignatures(tx, { actor, patientId, hasVideo: false }, now);
    if (signers === 'self') throw refuse('signs_alone');
    const row = { patientId, arrangement, at: now, enteredBy: actor.userId };
    const id = await queries.addArrangement(tx, row);
    if (note !== '') await queries.setNote(tx, id, sealNote(id, note, deps.secrets));
    await record(tx, {
      at: now,
      actor,
      action: 'consent.arrangement',
      subject: `patient:${patientId}`,
      patientId,
      detail: { arrangement },
    });
    return readConsentStates(deps, tx, actor, patientId);
  });

/**
 * Stores a withdrawal. It withdraws all signatures of that signer and kind, since an older one would count
 * again.
 * @throws Refusal `not_found`, `already_withdrawn`
 */
export const withdrawConsentFor = (
  deps: CardDeps,
  actor: Person,
  { patientId, consentId }: { patientId: number; consentId: number },
): Promise<ConsentStates> =>
  inTransaction(deps.db, async (tx) => {
    // Checks the scope first: an id outside it responds like an unknown one.
    await readSignatures(tx, { actor, patientId, hasVideo: false }, deps.clock.now());
    const rows = await listSigned(tx, patientId);
    if (!rows.some(({ consent }) => consent.id === consentId)) throw refuse('not_found');
    if (!(await withdrawConsentKind(tx, { actor, rows, consentId }, deps.clock.now())))
      throw refuse('already_withdrawn');
    return readConsentStates(deps, tx, actor, patientId);
  });
