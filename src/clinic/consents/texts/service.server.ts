import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { hashToken } from '#platform/secrets/secrets.server.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { currentTexts } from '../queries.server.ts';
import type { ConsentKind } from '../terms.ts';
import { type ConsentText, publishingRefusals } from './contract.ts';
import * as queries from './queries.server.ts';

const refuse = refusing(publishingRefusals);

export async function listConsentTexts(db: Database): Promise<ConsentText[]> {
  const rows = await queries.listAll(db);
  return rows.map(({ text: { publishedAt, publishedBy: _, ...text }, signed }) => ({
    ...text,
    signed,
    publishedAt: publishedAt.toISOString(),
  }));
}

type NewText = { kind: ConsentKind; title: string; body: string };

/** Hashes a JSON array, so that text cannot move from one field to another without changing the hash. */
export const hashOf = ({ kind, version, title, body }: NewText & { version: number }): string =>
  hashToken(JSON.stringify([kind, version, title, body]));

/** Publishes the next version of a text. Earlier signatures stay valid. @throws Refusal `same_text` */
export const publishConsentText = (
  { db, clock }: Pick<ConsentsDeps, 'db' | 'clock'>,
  actor: Person,
  wish: NewText,
): Promise<ConsentText[]> =>
  inTransaction(db, async (tx) => {
    await queries.lockTexts(tx);
    const former = (await currentTexts(tx)).get(wish.kind);
    if (former?.title === wish.title && former.body === wish.body) throw refuse('same_text');
    const text = { ...wish, version: (former?.version ?? 0) + 1 };
    const at = clock.now();
    const row = { ...text, hash: hashOf(text), publishedAt: at, publishedBy: actor.userId };
    await queries.insertText(tx, row);
    const subject = `consent-text:${text.kind}`;
    await record(tx, {
      at,
      actor,
      action: 'consent.text-published',
      subject,
      detail: { version: text.version, hash: row.hash },
    });
    return listConsentTexts(tx);
  });
