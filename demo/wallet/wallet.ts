import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isSameOrigin } from '#platform/http/same-origin.ts';
import type { Clock } from '#platform/time/clock.ts';
import { serveTestControls } from './faults/controls.ts';
import { createNoticeSender } from './notices/deliveries.ts';
import { demoWallet } from './notices/keys.ts';
import { hidden } from './rest/calls.ts';
import { errorHandler, WalletError } from './rest/errors.ts';
import { serveRest } from './rest/rest.ts';
import { serveApprovalDialog } from './sheet/approval-dialog.ts';
import { serveScript } from './sheet/script.ts';

/**
 * The demonstration's wallet: PayPal's REST API, its browser script and its notices, without money.
 * Production never loads it. Requires the tables of `createTables`.
 * @param options publicDemo: true if strangers have access, then the test controls are not served; publicUrl:
 * the site's public address, whose pages alone may send writes
 */
export async function serveWallet(
  app: FastifyInstance,
  {
    pool,
    clock,
    publicDemo,
    publicUrl,
    log,
  }: { pool: Pool; clock: Clock; publicDemo: boolean; publicUrl: string; log: Logger },
): Promise<void> {
  const db = drizzle(pool);
  const closing = new AbortController();
  const courier = createNoticeSender(app, log, closing.signal);
  // Runs before the server waits for open requests: one of them may be a simulated delay.
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', courier.settled);
  await app.register(
    async (context) => {
      keepRawBodies(context);
      context.setErrorHandler(errorHandler);
      context.addHook('onRequest', refuseForeignOrigins(publicUrl));
      context.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
      const wallet = { db, clock, publicDemo, deliver: courier.deliver, closing: closing.signal };
      serveRest(context, wallet);
      serveApprovalDialog(context, wallet);
      serveScript(context);
      if (!publicDemo) serveTestControls(context, wallet);
      context.all('/*', hidden, async () => {
        throw new WalletError('INVALID_RESOURCE_ID');
      });
    },
    { prefix: demoWallet.path },
  );
}

/**
 * Refuses writes from foreign pages in the same browser. Servers send neither `Origin` nor `Sec-Fetch-Site`.
 * @throws WalletError
 */
const refuseForeignOrigins = (publicUrl: string) => async (request: FastifyRequest) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isSameOrigin(request.headers, publicUrl)) throw new WalletError('FOREIGN_ORIGIN');
};

/** Signatures cover the raw bytes, and the token call sends a form: each call parses the raw body itself. */
function keepRawBodies(context: FastifyInstance): void {
  context.removeAllContentTypeParsers();
  context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
