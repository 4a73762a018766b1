import type { Actor } from '#clinic/audit/contract.ts';
import type { PatientsDeps } from '../deps.server.ts';
import { requireCard } from '../directory/service.server.ts';
import type { PersonMessage } from './contract.ts';
import { messagesOf } from './queries.server.ts';
import { kindInWords } from './terms.ts';

/** What was sent to somebody, without its words. @throws Refusal `not_found` */
export async function listMessagesOf(
  { db, clock }: Pick<PatientsDeps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<PersonMessage[]> {
  await requireCard(db, { actor, id, now: clock.now() });
  return (await messagesOf(db, id)).map(({ kind, createdAt, sentAt, ...row }) => ({
    ...row,
    about: kindInWords(kind),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
