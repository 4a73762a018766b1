import type { FastifyInstance, FastifyReply } from 'fastify';
import { findMessage, letterHtml, newestMessages } from '#clinic/notifications/service.server.ts';
import { refuse } from '#platform/api/refusals.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import type { Database } from '#platform/postgres/database.server.ts';
import { demoOutbox } from './outbox.contract.ts';
import { outboxPage } from './outbox-page.ts';

/** Maximum number of messages listed. */
const maxShown = 200;

const hidden = { schema: { hide: true } };

/**
 * The demonstration's outbox: a page for people, JSON for tests, each e-mail as its recipient sees it, and
 * its attachments. Production never loads this file.
 */
export function serveOutbox(app: FastifyInstance, bind: Bind, { db }: { db: Database }): void {
  bind(demoOutbox, async () =>
    (await newestMessages(db, maxShown)).map(
      ({ id, channel, recipient, subject, text, status, createdAt }) => ({
        id,
        channel,
        to: recipient,
        subject,
        text,
        status,
        createdAt: createdAt.toISOString(),
      }),
    ),
  );

  app.get('/demo/outbox', hidden, async (_request, reply) => {
    htmlReply(reply);
    return outboxPage(await newestMessages(db, maxShown));
  });

  app.get<{ Params: { id: string } }>('/demo/outbox/:id', hidden, async ({ params }, reply) => {
    const { subject, blocks } = await find(db, params.id);
    if (blocks.length === 0) throw refuse('not_found');
    htmlReply(reply);
    // The e-mail as sent, plus the icon that a browser requests.
    return letterHtml({ subject, blocks }).replace('<title>', `${icon}<title>`);
  });

  app.get<{ Params: { id: string; number: string } }>(
    '/demo/outbox/:id/files/:number',
    hidden,
    async ({ params }, reply) => {
      const { attachments } = await find(db, params.id);
      const file = attachments[/^\d$/.test(params.number) ? Number(params.number) : -1];
      if (file === undefined) throw refuse('not_found');
      reply
        .type(file.type)
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      return Buffer.from(file.content, file.encoding ?? 'utf8');
    },
  );
}

const icon = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';

const htmlReply = (reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');

/** @throws Refusal `not_found` */
async function find(db: Database, id: string) {
  // Fifteen digits fit into JavaScript's safe integers and exceed any number of messages.
  const message = /^\d{1,15}$/.test(id) ? await findMessage(db, Number(id)) : undefined;
  if (message === undefined) throw refuse('not_found');
  return message;
}
