import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { addConsent, currentTexts, listSigned, type SignedRow, setEvidence } from '../queries.server.ts';
import { combineToPdf } from '../scans/pages.server.ts';
import { deleteScan, findSamePaper, openScan, storeScan } from '../scans/service.server.ts';
import { sealEvidence } from '../sealed.server.ts';
import { readSignatures } from '../signatures.server.ts';
import type { TextRow } from '../tables.server.ts';
import { type ConsentStates, consentStateRefusals } from './contract.ts';
import { requireSigner } from './requests.server.ts';
import { readConsentStates } from './service.server.ts';
import { texts } from './texts.ts';

const refuse = refusing(consentStateRefusals);

type PaperDeps = Pick<ConsentsDeps, 'db' | 'clock' | 'secrets'>;

type PaperSignature = {
  patientId: number;
  signerId: number;
  textIds: readonly number[];
  name: string;
  signedOn: string;
  seenBy: string;
  place: string;
  /** The document in base64; empty if it is scanned later. */
  files: readonly string[];
};

/** Slow: call it outside a transaction. @throws Refusal `unreadable_scan` */
async function toPdf(files: readonly string[], now: Date): Promise<Buffer> {
  const pdf = await combineToPdf(
    files.map((file) => Buffer.from(file, 'base64')),
    now,
  );
  if (pdf === null)
    throw refuse('unreadable_scan', { fields: { files: consentStateRefusals.unreadable_scan.message } });
  return pdf;
}

/**
 * Stores signatures given on paper, with the scan if there is one.
 * @throws Refusal as `requireSigner`, `unreadable_scan`, and `invalid` for a future day
 */
export async function savePaperSignature(
  deps: PaperDeps,
  actor: Person,
  paper: PaperSignature,
): Promise<ConsentStates> {
  const now = deps.clock.now();
  const file = paper.files.length === 0 ? null : await toPdf(paper.files, now);
  return inTransaction(deps.db, async (tx) => {
    const { patientId, signerId, textIds, signedOn } = paper;
    await requireSigner(tx, actor, { patientId, signerId, textIds }, now);
    if (signedOn > wallTimeOf(now).day) throw refuse('invalid', { fields: { signedOn: texts().dayToCome } });
    const consentIds: number[] = [];
    for (const text of (await currentTexts(tx)).values())
      if (textIds.includes(text.id))
        consentIds.push(await insertPaperSignature(tx, deps, { actor, paper, text }, now));
    if (file !== null) await storeScan(tx, { actor, patientId, consentIds, file }, deps.secrets, now);
    return readConsentStates(deps, tx, actor, patientId);
  });
}

async function insertPaperSignature(
  tx: Database,
  { secrets }: Pick<PaperDeps, 'secrets'>,
  { actor, paper, text }: { actor: Person; paper: PaperSignature; text: TextRow },
  now: Date,
): Promise<number> {
  const { patientId, signerId, signedOn, name, seenBy, place } = paper;
  const id = await addConsent(tx, {
    patientId,
    signerId,
    textId: text.id,
    textHash: text.hash,
    way: 'paper',
    signedOn,
    at: now,
    enteredBy: actor.userId,
  });
  await setEvidence(tx, id, sealEvidence(id, { name, seenBy, place, address: null }, secrets));
  await record(tx, {
    at: now,
    actor,
    action: 'consent.paper',
    subject: `consent:${id}`,
    patientId,
    detail: { signer: signerId, text: text.id, hash: text.hash },
  });
  return id;
}

type SignatureRef = { patientId: number; consentId: number };

/**
 * A signature on a patient record in the user's scope, and all others of that record. @throws Refusal
 * `not_found`
 */
async function requireSigned(db: Database, actor: Person, { patientId, consentId }: SignatureRef, now: Date) {
  // Checks the scope first: an id outside it responds like an unknown one.
  await readSignatures(db, { actor, patientId, hasVideo: false }, now);
  const signed: SignedRow[] = await listSigned(db, patientId);
  const one = signed.find(({ consent }) => consent.id === consentId);
  if (one === undefined) throw refuse('not_found');
  return { one, signed };
}

/**
 * Stores the scan of a signature noted before. @throws Refusal `not_found`, `not_on_paper`, `unreadable_scan`
 */
export async function saveScan(
  deps: PaperDeps,
  actor: Person,
  { files, ...wish }: SignatureRef & { files: readonly string[] },
): Promise<ConsentStates> {
  const now = deps.clock.now();
  await requireSigned(deps.db, actor, wish, now);
  const file = await toPdf(files, now);
  return inTransaction(deps.db, async (tx) => {
    const { patientId } = wish;
    const { one, signed } = await requireSigned(tx, actor, wish, now);
    if (one.consent.way !== 'paper') throw refuse('not_on_paper');
    const consentIds = findSamePaper(one, signed);
    await storeScan(tx, { actor, patientId, consentIds, file }, deps.secrets, now);
    return readConsentStates(deps, tx, actor, patientId);
  });
}

/**
 * Reads the scan of a signature and logs the access. @throws Refusal `not_found`, also if there is no scan
 */
export const readScan = (
  { db, clock, secrets }: PaperDeps,
  actor: Person,
  wish: SignatureRef,
): Promise<Buffer> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const { patientId, consentId } = wish;
    await requireSigned(tx, actor, wish, now);
    const file = await openScan(tx, consentId, secrets);
    if (file === null) throw refuse('not_found');
    const entry = { at: now, actor, action: 'consent.scan-read', patientId };
    await record(tx, { ...entry, subject: `consent:${consentId}` });
    return file;
  });

/** Deletes a wrong scan. @throws Refusal `not_found`, also if there is no scan */
export const removeScan = (deps: PaperDeps, actor: Person, wish: SignatureRef): Promise<ConsentStates> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await requireSigned(tx, actor, wish, now);
    if (!(await deleteScan(tx, { actor, ...wish }, now))) throw refuse('not_found');
    return readConsentStates(deps, tx, actor, wish.patientId);
  });
