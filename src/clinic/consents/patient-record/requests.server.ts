import { randomBytes } from 'node:crypto';
import { lockSession } from '#clinic/accounts/service.server.ts';
import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { queueMessage } from '#clinic/notifications/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { routes } from '#platform/paths.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { type Contact, signerContacts } from '../queries.server.ts';
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
    const url = `${new URL(routes.firmar, publicUrl).href}#${token}`;
    const message = composeMessage(contact, url);
    if (message === null) throw refuse('no_address');
    const about = { kind: 'consent.asked', cause: 'desk', patientId: wish.patientId, expiresAt } as const;
    await queueMessage(tx, { ...message, ...about, userId: contact?.userId ?? null }, now);
    await queries.setAddress(tx, id, sealAddress(id, message.recipient, secrets));
    return { to: message.recipient, until: expiresAt.toISOString() };
  });

function composeMessage(contact: Contact | undefined, url: string) {
  const by = linkChannel(contact);
  if (by === 'email' && contact?.email)
    return { channel: 'email' as const, recipient: contact.email, ...signingLetter(url) };
  if (by === 'sms' && contact?.phone)
    return {
      channel: 'sms' as const,
      recipient: contact.phone,
      subject: 'Documento para firmar',
      text: signingSms(url),
    };
  return null;
}

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
): Promise<{ token: string }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    await requireSigner(tx, actor, wish, now);
    const { token } = await insertRequest(tx, { way: 'desk', minutes: deskMinutes, actor, wish }, now);
    await lockSession(tx, sessionId, now);
    return { token };
  });
