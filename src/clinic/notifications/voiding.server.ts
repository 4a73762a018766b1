import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/postgres/database.server.ts';
import { outbox } from './tables.server.ts';

/** Stops a person's messages of one kind that are still waiting: a newer one takes their place. */
export async function voidQueued(
  tx: Database,
  { userId, kind }: { userId: number; kind: string },
): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'void' })
    .where(and(eq(outbox.userId, userId), eq(outbox.kind, kind), eq(outbox.status, 'queued')));
}

/** Takes messages back that have not been sent: what they say about something is no longer so. */
export async function takeBack(tx: Database, message: { kind: string; about: string }): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'void' })
    .where(and(eq(outbox.status, 'queued'), eq(outbox.about, message.about), eq(outbox.kind, message.kind)));
}
