import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Contact, SignedRow } from '../queries.server.ts';
import { kindsOf } from '../rules.ts';
import { openNote } from '../sealed.server.ts';
import type { Signatures, Signer } from '../signatures.server.ts';
import type { RequestRow } from '../tables.server.ts';
import { type ConsentKind, consentKinds } from '../terms.ts';
import type { ConsentStates, SignatureState } from './contract.ts';

type OpenRequests = { requests: readonly RequestRow[]; kindOf: ReadonlyMap<number, ConsentKind> };

/** The channel by which a link can be sent to a contact. */
export const linkChannel = (contact: Contact | undefined): 'email' | 'sms' | null => {
  if (contact?.email) return 'email';
  return contact?.phone ? 'sms' : null;
};

export function presentStates(
  { signatures, contacts, ...asked }: OpenRequests & { signatures: Signatures; contacts: readonly Contact[] },
  secrets: Secrets,
): ConsentStates {
  const { signers, people, arrangement, texts, signed, missing } = signatures;
  const askedKinds = kindsOf(signers, false);
  const shown = consentKinds.filter(
    (kind) => kindsOf(signers, true).includes(kind) || signed.some(({ text }) => text.kind === kind),
  );
  return {
    signers,
    missing,
    arrangement: arrangement
      ? {
          arrangement: arrangement.arrangement,
          note: openNote(arrangement, secrets),
          at: arrangement.at.toISOString(),
        }
      : null,
    people: people.map((one) => {
      const contact = one.hasNoContact ? undefined : contacts.find(({ id }) => id === one.id);
      const sendsBy = linkChannel(contact);
      return { ...one, sendsBy, sendsTo: (sendsBy === 'sms' ? contact?.phone : contact?.email) ?? null };
    }),
    kinds: shown.flatMap((kind) => {
      const text = texts.get(kind);
      if (text === undefined) return [];
      const isAsked = askedKinds.includes(kind);
      const marks = listSigners(kind, people, signed, contacts).map((one) =>
        toSignatureState(one, { kind, currentId: text.id, signed, ...asked }),
      );
      return [{ kind, textId: text.id, title: text.title, isAsked, marks }];
    }),
  };
}

/** Required signers, and former signers who signed when they were required. */
function listSigners(
  kind: ConsentKind,
  people: readonly Signer[],
  signed: readonly SignedRow[],
  contacts: readonly Contact[],
): { id: number; name: string | null }[] {
  const former = signed
    .filter(({ text, consent }) => text.kind === kind && !people.some(({ id }) => id === consent.signerId))
    .map(({ consent }) => consent.signerId);
  return [
    ...people,
    ...[...new Set(former)].map((id) => ({
      id,
      name: contacts.find((contact) => contact.id === id)?.name ?? null,
    })),
  ];
}

type SignatureContext = OpenRequests & { kind: ConsentKind; currentId: number; signed: readonly SignedRow[] };

function toSignatureState(
  { id: signerId, name }: { id: number; name: string | null },
  { kind, currentId, signed, requests, kindOf }: SignatureContext,
): SignatureState {
  const own = signed.filter(({ text, consent }) => text.kind === kind && consent.signerId === signerId);
  const counting = own.findLast(({ withdrawnAt }) => withdrawnAt === null);
  const last = counting ?? own.at(-1);
  // A request opened at the desk was not sent.
  const request = requests.findLast(
    (one) =>
      one.way === 'link' && one.signerId === signerId && one.textIds.some((id) => kindOf.get(id) === kind),
  );
  const isAsked = counting === undefined && request !== undefined;
  const formerState = last ? 'withdrawn' : 'missing';
  const unsignedState = isAsked ? 'asked' : formerState;
  return {
    signerId,
    name,
    state: counting ? 'signed' : unsignedState,
    consentId: last?.consent.id ?? null,
    signedOn: last?.consent.signedOn ?? null,
    withdrawnAt: counting ? null : (last?.withdrawnAt?.toISOString() ?? null),
    way: last?.consent.way ?? null,
    textOf: last ? wallTimeOf(last.text.publishedAt).day : null,
    isFormerText: last !== undefined && last.text.id !== currentId,
    askedUntil: isAsked ? request.expiresAt.toISOString() : null,
    hasScan: last?.hasScan ?? false,
  };
}
