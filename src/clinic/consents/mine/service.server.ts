import { asClient } from '#clinic/audit/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { openScan } from '../scans/service.server.ts';
import { evidenceOf } from '../sealed.server.ts';
import { withdrawKind } from '../withdrawal.server.ts';
import { type SignedByMe, withdrawalRefusals } from './contract.ts';
import { listOwn } from './queries.server.ts';

const refuse = refusing(withdrawalRefusals);

type MineDeps = Pick<ConsentsDeps, 'db' | 'clock' | 'secrets'>;

/** What somebody has signed. */
export async function listMine(
  { secrets }: Pick<MineDeps, 'secrets'>,
  db: Database,
  userId: number,
): Promise<SignedByMe[]> {
  const rows = await listOwn(db, userId);
  return rows.map(({ consent, text, withdrawnAt, patientName, hasScan }) => ({
    ...{ id: consent.id, kind: text.kind, title: text.title, body: text.body },
    ...{ textOf: wallTimeOf(text.publishedAt).day, signedOn: consent.signedOn, way: consent.way },
    ...{ name: evidenceOf(consent, secrets).name, isOwn: consent.patientId === consent.signerId },
    ...{ patientName, hasScan },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

/** @throws Refusal `not_found`, `already_withdrawn` */
export const withdrawMine = (deps: MineDeps, userId: number, consentId: number): Promise<SignedByMe[]> =>
  inTransaction(deps.db, async (tx) => {
    const own = await listOwn(tx, userId);
    const one = own.find(({ consent }) => consent.id === consentId);
    if (one === undefined) throw refuse('not_found');
    const rows = own.filter(({ consent }) => consent.patientId === one.consent.patientId);
    if (!(await withdrawKind(tx, { actor: asClient(userId), rows, consentId }, deps.clock.now())))
      throw refuse('already_withdrawn');
    return listMine(deps, tx, userId);
  });

/** The paper that one signed, as a file. @throws Refusal `not_found`, also where there is none */
export async function readMyScan(
  { db, secrets }: Pick<MineDeps, 'db' | 'secrets'>,
  userId: number,
  consentId: number,
): Promise<Buffer> {
  const isTheirs = (await listOwn(db, userId)).some(({ consent }) => consent.id === consentId);
  const file = isTheirs ? await openScan(db, consentId, secrets) : null;
  if (file === null) throw refuse('not_found');
  return file;
}
