import { z } from 'zod';
import type { Secrets } from '#platform/secrets/secrets.server.ts';

const place = (table: string, column: string) => (id: number) => `${table}.${column}:${id}`;
const notePlace = place('consent_arrangements', 'sealed_note');
const addressPlace = place('consent_requests', 'sealed_address');
const evidencePlace = place('consents', 'sealed_evidence');
const reasonPlace = place('consent_exceptions', 'sealed_reason');
const filePlace = place('consent_scans', 'sealed_file');

/** Where texts of this feature are sealed, for `npm run reseal`. */
export const sealedColumns = [
  { table: 'consent_arrangements', column: 'sealed_note', place: notePlace },
  { table: 'consent_requests', column: 'sealed_address', place: addressPlace },
  { table: 'consents', column: 'sealed_evidence', place: evidencePlace },
  { table: 'consent_exceptions', column: 'sealed_reason', place: reasonPlace },
  { table: 'consent_scans', column: 'sealed_file', atOnce: 2, place: filePlace },
] as const;

/** What shows a signature, beside its text, its day and its way. */
const evidence = z.object({
  /** As it was typed, or as it stands on the paper. */
  name: z.string(),
  /** Where the link went; null where there was none. */
  address: z.string().nullable(),
  /** Of a paper: who saw it, and where it lies. */
  seenBy: z.string().nullable(),
  place: z.string().nullable(),
});
export type Evidence = z.output<typeof evidence>;

/** Stands in place of words whose key this process does not have. */
const unreadable = 'No se puede leer este texto ahora.';
const lost: Evidence = { name: unreadable, address: null, seenBy: null, place: null };

export const sealEvidence = (id: number, said: Evidence, secrets: Secrets): string =>
  secrets.seal(JSON.stringify(said), evidencePlace(id));

export function evidenceOf(
  { id, sealedEvidence }: { id: number; sealedEvidence: string | null },
  secrets: Secrets,
): Evidence {
  const text = sealedEvidence === null ? undefined : secrets.tryOpen(sealedEvidence, evidencePlace(id));
  return text === undefined ? lost : evidence.parse(JSON.parse(text));
}

export const sealNote = (id: number, note: string, secrets: Secrets): string =>
  secrets.seal(note, notePlace(id));

export const noteOf = (
  { id, sealedNote }: { id: number; sealedNote: string | null },
  secrets: Secrets,
): string | null => (sealedNote === null ? null : (secrets.tryOpen(sealedNote, notePlace(id)) ?? unreadable));

export const sealAddress = (id: number, address: string, secrets: Secrets): string =>
  secrets.seal(address, addressPlace(id));

export const addressOf = (
  { id, sealedAddress }: { id: number; sealedAddress: string | null },
  secrets: Secrets,
): string | null =>
  sealedAddress === null ? null : (secrets.tryOpen(sealedAddress, addressPlace(id)) ?? null);

export const sealReason = (id: number, reason: string, secrets: Secrets): string =>
  secrets.seal(reason, reasonPlace(id));

export const reasonOf = (
  { id, sealedReason }: { id: number; sealedReason: string | null },
  secrets: Secrets,
): string | null =>
  sealedReason === null ? null : (secrets.tryOpen(sealedReason, reasonPlace(id)) ?? unreadable);

export const sealFile = (id: number, file: Buffer, secrets: Secrets): string =>
  secrets.seal(file.toString('base64'), filePlace(id));

/** Null where no key of ours opens it. */
export function fileOf(
  { id, sealedFile }: { id: number; sealedFile: string | null },
  secrets: Secrets,
): Buffer | null {
  const text = sealedFile === null ? undefined : secrets.tryOpen(sealedFile, filePlace(id));
  return text === undefined ? null : Buffer.from(text, 'base64');
}
