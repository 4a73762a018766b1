import type { Person } from '#clinic/audit/contract.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Erased } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A PDF in a record; several entries may refer to the same one. Null if it cannot be decrypted. */
type RecordFile = { name: string; content: () => Buffer | null };

/** A feature's part of a record for the copy, oldest first. */
export type RecordPart = {
  title: string;
  entries: { at: Date; heading: string; text: string | null; file?: RecordFile | undefined }[];
};

type ErasePatientRecord = (tx: Database, patientId: number, now: Date) => Promise<Erased>;

export type RecordsDeps = {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  recordParts: readonly ((
    deps: { db: Database; secrets: Secrets },
    patientId: number,
    now: Date,
  ) => Promise<RecordPart>)[];
  /** Closes an account at the request of a person whose identity was checked, as they could themselves. */
  eraseAccount: (tx: Database, userId: number, actor: Person, now: Date) => Promise<Erased>;
  /** Erasure per feature of a record without an account, in order. */
  eraseCard: readonly ErasePatientRecord[];
};
