import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { type SignedRow, withdraw } from './queries.server.ts';

/**
 * Withdraws a signature and all others of the same signer and kind. The signed text stays stored.
 * @param wish rows: all signatures for that patient
 * @returns false if none of them was valid any more
 */
export async function withdrawConsentKind(
  tx: Database,
  { actor, rows, consentId }: { actor: Person; rows: readonly SignedRow[]; consentId: number },
  now: Date,
): Promise<boolean> {
  const one = rows.find(({ consent }) => consent.id === consentId);
  if (one === undefined) return false;
  const { patientId, signerId } = one.consent;
  const alike = rows.filter(
    ({ consent, text, withdrawnAt }) =>
      withdrawnAt === null && consent.signerId === signerId && text.kind === one.text.kind,
  );
  let done = 0;
  for (const { consent } of alike)
    if (await withdraw(tx, { consentId: consent.id, at: now, enteredBy: actor.userId })) done++;
  if (done === 0) return false;
  await record(tx, {
    at: now,
    actor,
    action: 'consent.withdrawn',
    subject: `consent:${consentId}`,
    patientId,
    detail: { signer: signerId, kind: one.text.kind },
  });
  return true;
}
