import { createHash } from 'node:crypto';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { findScans, type SignedRow } from '../queries.server.ts';
import { openFile, sealFile } from '../sealed.server.ts';
import * as queries from './queries.server.ts';

/** The scan of a signature; null if there is none or it cannot be decrypted. */
export async function openScan(db: Database, consentId: number, secrets: Secrets): Promise<Buffer | null> {
  const scan = (await findScans(db, [consentId])).at(-1);
  return scan === undefined ? null : openFile(scan, secrets);
}

/** Ids of all signatures on the same document: those stored by the same request. */
export const findSamePaper = ({ consent }: SignedRow, signed: readonly SignedRow[]): number[] =>
  signed
    .filter(
      ({ consent: { way, signerId, at } }) =>
        way === 'paper' && signerId === consent.signerId && at.getTime() === consent.at.getTime(),
    )
    .map(({ consent: { id } }) => id);

type NewScan = { actor: Person; patientId: number; consentIds: number[]; file: Buffer };

/** Stores the scan of these signatures and replaces a former one. */
export async function storeScan(
  tx: Database,
  { actor, patientId, consentIds, file }: NewScan,
  secrets: Secrets,
  now: Date,
): Promise<void> {
  const former = await queries.deleteScans(tx, consentIds);
  const id = await queries.addScan(tx, { patientId, consentIds, at: now, enteredBy: actor.userId });
  await queries.setFile(tx, id, sealFile(id, file, secrets));
  await record(tx, {
    at: now,
    actor,
    action: 'consent.scanned',
    subject: `consent:${consentIds[0]}`,
    patientId,
    detail: {
      consents: consentIds.join(' '),
      hash: createHash('sha256').update(file).digest('hex'),
      replaces: former > 0,
    },
  });
}

/** @returns false if there was none */
export async function deleteScan(
  tx: Database,
  { actor, patientId, consentId }: { actor: Person; patientId: number; consentId: number },
  now: Date,
): Promise<boolean> {
  if ((await queries.deleteScans(tx, [consentId])) === 0) return false;
  const entry = { at: now, actor, action: 'consent.scan-removed', patientId };
  await record(tx, { ...entry, subject: `consent:${consentId}` });
  return true;
}
