import { z } from 'zod';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { recordTexts } from './record-texts.ts';

const place = (table: string, column: string) => (id: number) => `${table}.${column}:${id}`;
const notePlace = place('consent_arrangements', 'sealed_note');
const addressPlace = place('consent_requests', 'sealed_address');
const evidencePlace = place('consents', 'sealed_evidence');
const reasonPlace = place('consent_exceptions', 'sealed_reason');
const filePlace = place('consent_scans', 'sealed_file');

/** Sealed columns of this feature, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'consent_arrangements', column: 'sealed_note', place: notePlace },
  { table: 'consent_requests', column: 'sealed_address', place: addressPlace },
  { table: 'consents', column: 'sealed_evidence', place: evidencePlace },
  { table: 'consent_exceptions', column: 'sealed_reason', place: reasonPlace },
  { table: 'consent_scans', column: 'sealed_file', atOnce: 2, place: filePlace },
] as const;

/** Evidence of a signature, besides its text, day and way. */
const evidence = z.object({
  /** As typed, or as written on the document. */
  name: z.string(),
  /** Where the link was sent; null if none was. */
  address: z.string().nullable(),
  /** For a signature on paper: who saw it, and where it is stored. */
  seenBy: z.string().nullable(),
  place: z.string().nullable(),
});
export type Evidence = z.output<typeof evidence>;

/** Shown for a text whose key this process does not have. */
const unreadable = (): string => recordTexts().unreadable;
const unreadableEvidence = (): Evidence => ({ name: unreadable(), address: null, seenBy: null, place: null });

export const sealEvidence = (id: number, said: Evidence, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(said), evidencePlace(id));

export function openEvidence(
  { id, sealedEvidence }: { id: number; sealedEvidence: string | null },
  secrets: Secrets,
): Evidence {
  const text = sealedEvidence === null ? undefined : secrets.tryOpen(sealedEvidence, evidencePlace(id));
  return text === undefined ? unreadableEvidence() : evidence.parse(JSON.parse(text));
}

export const sealNote = (id: number, note: string, secrets: Secrets): string =>
  secrets.seal(note, notePlace(id));

export const openNote = (
  { id, sealedNote }: { id: number; sealedNote: string | null },
  secrets: Secrets,
): string | null =>
  sealedNote === null ? null : (secrets.tryOpen(sealedNote, notePlace(id)) ?? unreadable());

export const sealAddress = (id: number, address: string, secrets: Secrets): string =>
  secrets.seal(address, addressPlace(id));

export const openAddress = (
  { id, sealedAddress }: { id: number; sealedAddress: string | null },
  secrets: Secrets,
): string | null =>
  sealedAddress === null ? null : (secrets.tryOpen(sealedAddress, addressPlace(id)) ?? null);

export const sealReason = (id: number, reason: string, secrets: Secrets): string =>
  secrets.seal(reason, reasonPlace(id));

export const openReason = (
  { id, sealedReason }: { id: number; sealedReason: string | null },
  secrets: Secrets,
): string | null =>
  sealedReason === null ? null : (secrets.tryOpen(sealedReason, reasonPlace(id)) ?? unreadable());

export const sealFile = (id: number, file: Buffer, secrets: Secrets): string =>
  secrets.seal(file.toString('base64'), filePlace(id));

/** Null if it cannot be decrypted. */
export function openFile(
  { id, sealedFile }: { id: number; sealedFile: string | null },
  secrets: Secrets,
): Buffer | null {
  const text = sealedFile === null ? undefined : secrets.tryOpen(sealedFile, filePlace(id));
  return text === undefined ? null : Buffer.from(text, 'base64');
}
