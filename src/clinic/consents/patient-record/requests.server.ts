import { randomBytes } from 'node:crypto';
import { lockSession } from '#clinic/accounts/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Language, localizePath } from '#platform/language/language.ts';
import { languageOfRecipient } from '#platform/language/request-language.server.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { signerContacts } from '../queries.server.ts';
import { sealAddress } from '../sealed.server.ts';
import { readSignatures, type Signer } from '../signatures.server.ts';
import { deskMinutes, linkDays } from '../terms.ts';
import { consentStateRefusals } from './contract.ts';
import { signingLetter, signingSms } from './letters.server.ts';
import { linkChannel } from './presenter.server.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(consentStateRefusals);
const minute = 60_000;

type SignatureRequest = { patientId: number; signerId: number; textIds: readonly number[] };

/**
 * Checks that the person may sign for this patient and that the texts are current. @throws Refusal
 * `not_found`, `not_a_signer`, `no_text`
 */
export async function requireSigner(
  tx: Database,
  actor: Person,
  wish: SignatureRequest,
  now: Date,
): Promise<Signer> {
  const { patientId, signerId, textIds } = wish;
  const { people, texts } = await readSignatures(tx, { actor, patientId, hasVideo: true }, now);
  const signer = people.find(({ id }) => id === signerId);
  if (signer === undefined) throw refuse('not_a_signer');
  const current = new Set([...texts.values()].map(({ id }) => id));
  if (textIds.some((id) => !current.has(id))) throw refuse('no_text');
  return signer;
}

async function insertRequest(
  tx: Database,
  {
    way,
    minutes,
    actor,
    wish,
  }: { way: 'link' | 'desk'; minutes: number; actor: Person; wish: SignatureRequest },
  now: Date,
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + minutes * minute);
  const id = await queries.addRequest(tx, {
    ...wish,
    textIds: [...new Set(wish.textIds)],
    tokenHash: hashToken(token),
    way,
    createdAt: now,
    expiresAt,
    createdBy: actor.userId,
  });
  const { patientId, signerId } = wish;
  await record(tx, {
    at: now,
    actor,
    action: way === 'link' ? 'consent.asked' : 'consent.handed-over',
    patientId,
    subject: `consent-request:${id}`,
    detail: { signer: signerId, texts: wish.textIds.join(' ') },
  });
  return { id, token, expiresAt };
}

/**
 * Sends a link by e-mail, or by SMS if there is no address.
 * @throws Refusal as `requireSigner`, and `no_contact`, `no_address`
 */
export const requestSignature = (
  { db, clock, secrets, publicUrl }: ConsentsDeps,
  actor: Person,
  wish: SignatureRequest,
): Promise<{ to: string; until: string }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const signer = await requireSigner(tx, actor, wish, now);
    if (signer.hasNoContact) throw refuse('no_contact');
    const [contact] = await signerContacts(tx, [signer.id]);
    const { id, token, expiresAt } = await insertRequest(
      tx,
      { way: 'link', minutes: linkDays * 24 * 60, actor, wish },
      now,
    );
    const channel = linkChannel(contact);
    const recipient = channel === 'sms' ? contact?.phone : contact?.email;
    if (contact === undefined || channel === null || !recipient) throw refuse('no_address');
    const { userId, language } = contact;
    const compose = () => {
      const url = `${new URL(localizePath(routes.firmar), publicUrl).href}#${token}`;
      const content = channel === 'email' ? signingLetter(url) : signingSms(url);
      return { kind: 'consent.asked', cause: 'desk' as const, expiresAt, ...content };
    };
    await queueMessage(tx, { channel, recipient, userId, patientId: wish.patientId, language }, compose, now);
    await queries.setAddress(tx, id, sealAddress(id, recipient, secrets));
    return { to: recipient, until: expiresAt.toISOString() };
  });

/**
 * Opens the texts for a signer at the desk and locks the staff session, so that the device shows nothing of
 * the panel while it is handed over and comes back locked.
 * @throws Refusal as `requireSigner`
 */
export const handOver = (
  { db, clock }: ConsentsDeps,
  actor: Person,
  sessionId: string,
  wish: SignatureRequest,
): Promise<{ token: string; language: Language }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await requireSigner(tx, actor, wish, now);
    const { token } = await insertRequest(tx, { way: 'desk', minutes: deskMinutes, actor, wish }, now);
    const [contact] = await signerContacts(tx, [wish.signerId]);
    await lockSession(tx, sessionId, now);
    return { token, language: languageOfRecipient(contact?.language ?? null) };
  });
