import { asClient } from '#clinic/audit/contract.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDay } from '#platform/time/dates.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { openScan } from '../scans/service.server.ts';
import { openEvidence } from '../sealed.server.ts';
import { signedText } from '../shown-text.server.ts';
import { withdrawConsentKind } from '../withdrawal.server.ts';
import { type SignedByMe, type Withdrawal, withdrawalRefusals } from './contract.ts';
import { listOwn } from './queries.server.ts';

const refuse = refusing(withdrawalRefusals);

type MineDeps = Pick<ConsentsDeps, 'db' | 'clock' | 'secrets'>;

export async function listMine(
  { clock, secrets }: Pick<MineDeps, 'clock' | 'secrets'>,
  db: Database,
  userId: number,
): Promise<SignedByMe[]> {
  const rows = await listOwn(db, userId, clock.now());
  return rows.map(({ consent, text, withdrawnAt, patientName, hasScan }) => ({
    id: consent.id,
    kind: text.kind,
    ...signedText(consent, text),
    textOf: wallTimeOf(text.publishedAt).day,
    signedOn: consent.signedOn,
    way: consent.way,
    name: openEvidence(consent, secrets).name,
    isOwn: consent.patientId === consent.signerId,
    patientName,
    hasScan,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

/**
 * Withdraws a signature. If the signer may not see the patient any more, the signature stays and the clinic gets a message.
 * @throws Refusal `not_found`, `already_withdrawn`
 */
export const withdrawMine = (
  deps: MineDeps & Pick<ConsentsDeps, 'sendToClinic'>,
  userId: number,
  consentId: number,
): Promise<Withdrawal> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const own = await listOwn(tx, userId, now);
    const one = own.find(({ consent }) => consent.id === consentId);
    if (one === undefined) throw refuse('not_found');
    const rows = own.filter(({ consent }) => consent.patientId === one.consent.patientId);
    if (!one.isVisible) {
      if (one.withdrawnAt !== null) throw refuse('already_withdrawn');
      await deps.sendToClinic(
        tx,
        { userId, key: `consent-withdrawal:${consentId}`, text: requestText(one) },
        now,
      );
    } else if (!(await withdrawConsentKind(tx, { actor: asClient(userId), rows, consentId }, now)))
      throw refuse('already_withdrawn');
    return { isWithdrawn: one.isVisible, signed: await listMine(deps, tx, userId) };
  });

/** The user sees this message in their own export, so it names the patient only by record number. */
const requestText = ({ consent, text }: Awaited<ReturnType<typeof listOwn>>[number]) =>
  `Pide retirar el consentimiento «${text.title}», que firmó el ${formatDay(consent.signedOn)} para la ficha ${consent.patientId}. ` +
  'Hoy no consta como tutor o tutora con contacto en esa ficha, así que el consentimiento sigue en vigor hasta que la clínica lo decida.';

/** The scan of the user's own signature. @throws Refusal `not_found`, also if there is no scan */
export async function readMyScan(
  { db, clock, secrets }: MineDeps,
  userId: number,
  consentId: number,
): Promise<Buffer> {
  const own = await listOwn(db, userId, clock.now());
  const isTheirs = own.some(({ consent, isVisible }) => consent.id === consentId && isVisible);
  const file = isTheirs ? await openScan(db, consentId, secrets) : null;
  if (file === null) throw refuse('not_found');
  return file;
}
