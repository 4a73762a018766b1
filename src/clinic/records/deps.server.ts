import type { Person } from '#clinic/audit/contract.ts';
import type { Limits } from '#platform/http/limits.server.ts';
import type { Erased } from '#platform/personal.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A paper that lies in a record as a PDF; several entries may name the same. Null where no key opens it. */
type RecordFile = { name: string; content: () => Buffer | null };

/** What one feature has of somebody's record, oldest first, as a copy shows it. */
export type RecordPart = {
  title: string;
  entries: { at: Date; heading: string; text: string | null; file?: RecordFile | undefined }[];
};

type CardErasure = (tx: Database, patientId: number, now: Date) => Promise<Erased>;

/** What the use cases of records need; the app hands it in. */
export type RecordsDeps = {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limits: Limits;
  /** Of every feature that holds a part of the record beside the notes. */
  recordParts: readonly ((
    deps: { db: Database; secrets: Secrets },
    patientId: number,
    now: Date,
  ) => Promise<RecordPart>)[];
  /** Ends an account as its person could, on a request whose asker has shown who they are. */
  eraseAccount: (tx: Database, userId: number, actor: Person, now: Date) => Promise<Erased>;
  /** What each feature does with a card that has no account, in their order. */
  eraseCard: readonly CardErasure[];
};
