import type { z } from 'zod';
import { asSystem } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { currentLanguage } from '#platform/language/language.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { addConsent, setEvidence, signerContacts } from '../queries.server.ts';
import { isStillTheirAddress, signersOn } from '../rules.ts';
import { openAddress, sealEvidence } from '../sealed.server.ts';
import { type ShownText, showText } from '../shown-text.server.ts';
import type { RequestRow, TextRow } from '../tables.server.ts';
import { type SigningRequest, type signConsents, signingRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(signingRefusals);

export function createSigning({ db, clock, limits, secrets }: ConsentsDeps) {
  const limit = limits({ name: 'consent-link', points: 60, seconds: 3600 });

  return {
    /** Changes nothing, because mail scanners open links too. @throws Refusal `link_over`, 429 */
    async read(token: string, network: string): Promise<SigningRequest> {
      await limit.spend(network);
      const now = clock.now();
      const request = await queries.findRequest(db, hashToken(token), now);
      if (request === undefined || !(await isStillSigner(db, request, secrets, now)))
        throw refuse('link_over');
      const { patientId, signerId } = request;
      const texts = await queries.findTexts(db, request.textIds);
      const contacts = await signerContacts(db, [patientId, signerId]);
      const nameOf = (id: number) => contacts.find((one) => one.id === id)?.name ?? null;
      return {
        patientName: nameOf(patientId),
        signerName: nameOf(signerId),
        isOwn: patientId === signerId,
        isAtDesk: request.way === 'desk',
        until: request.expiresAt.toISOString(),
        texts: texts.map((text) => {
          const { title, body, hash } = showText(text);
          const { id, kind, publishedAt } = text;
          return { id, kind, title, body, hash, publishedAt: publishedAt.toISOString() };
        }),
      };
    },

    /** @throws Refusal `link_over`, `invalid`, `text_changed`, 429. A refused request leaves the link valid. */
    async sign(
      { token, name, textIds, hashes }: z.output<typeof signConsents.body>,
      network: string,
    ): Promise<{ signed: number; isAtDesk: boolean }> {
      await limit.spend(network);
      return inTransaction(db, async (tx) => {
        const now = clock.now();
        const request = await queries.consumeRequest(tx, hashToken(token), now);
        if (request === undefined || !(await isStillSigner(tx, request, secrets, now)))
          throw refuse('link_over');
        const wished = new Set(textIds);
        if ([...wished].some((id) => !request.textIds.includes(id))) throw refuse('invalid');
        const texts = await queries.findTexts(tx, [...wished]);
        for (const text of texts) {
          const shown = showText(text);
          // The published text never changes, but its translation can.
          if (hashes !== undefined && !hashes.includes(shown.hash)) throw refuse('text_changed');
          await insertSignature(tx, { request, text, shown, name }, secrets, now);
        }
        return { signed: texts.length, isAtDesk: request.way === 'desk' };
      });
    },
  };
}

async function insertSignature(
  tx: Database,
  { request, text, shown, name }: { request: RequestRow; text: TextRow; shown: ShownText; name: string },
  secrets: Secrets,
  now: Date,
): Promise<void> {
  const { id: requestId, patientId, signerId, way, createdBy } = request;
  const id = await addConsent(tx, {
    patientId,
    signerId,
    textId: text.id,
    textHash: shown.hash,
    shownTitle: shown.isTranslation ? shown.title : null,
    shownBody: shown.isTranslation ? shown.body : null,
    way,
    language: currentLanguage(),
    requestId,
    at: now,
    signedOn: wallTimeOf(now).day,
    enteredBy: way === 'desk' ? createdBy : null,
  });
  const evidence = { name, address: openAddress(request, secrets), seenBy: null, place: null };
  await setEvidence(tx, id, sealEvidence(id, evidence, secrets));
  await record(tx, {
    at: now,
    actor: asSystem('consents.sign'),
    action: 'consent.signed',
    patientId,
    subject: `consent:${id}`,
    detail: { signer: signerId, text: text.id, hash: shown.hash, way },
  });
}

/**
 * Since the request was sent, the record may have been blocked, the signer removed or marked as no contact,
 * the address corrected, or the patient may have turned 16.
 */
async function isStillSigner(
  db: Database,
  request: RequestRow,
  secrets: Secrets,
  now: Date,
): Promise<boolean> {
  const { patientId, signerId, way } = request;
  const patient = await queries.findPatient(db, patientId);
  if (patient === undefined) return false;
  const isOwn = patientId === signerId;
  if (isOwn !== (signersOn(patient, wallTimeOf(now).day) === 'self')) return false;
  const [contact] = await signerContacts(db, [signerId]);
  if (!isStillTheirAddress(contact, openAddress(request, secrets))) return false;
  if (isOwn) return true;
  const guardian = await queries.findGuardian(db, patientId, signerId);
  return guardian !== undefined && !(guardian.hasNoContact && way === 'link');
}
