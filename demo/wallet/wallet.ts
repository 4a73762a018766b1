import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isSameOrigin } from '#platform/http/same-origin.ts';
import type { Clock } from '#platform/time/clock.ts';
import { serveControls } from './faults/controls.ts';
import { createCourier } from './notices/deliveries.ts';
import { demoWallet } from './notices/keys.ts';
import { hidden } from './rest/calls.ts';
import { answerError, WalletError } from './rest/errors.ts';
import { serveRest } from './rest/rest.ts';
import { serveScript } from './sheet/script.ts';
import { serveSheet } from './sheet/sheet.ts';

/**
 * The demonstration's wallet: PayPal's REST, its browser script and its notices, without money. Production never loads it.
 * Its tables are there already (`createTables`).
 * @param options publicDemo: whether strangers may come: then nothing that tests need to break things is served; publicUrl:
 *   where people find the site, whose pages alone may press anything here
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
  const courier = createCourier(app, log, closing.signal);
  // Before the requests still in work are waited for: one of them may be a simulated delay.
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', courier.settled);
  await app.register(
    async (context) => {
      takeBodiesAsTheyCome(context);
      context.setErrorHandler(answerError);
      context.addHook('onRequest', refuseForeignPages(publicUrl));
      context.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
      const wallet = { db, clock, publicDemo, deliver: courier.deliver, closing: closing.signal };
      serveRest(context, wallet);
      serveSheet(context, wallet);
      serveScript(context);
      if (!publicDemo) serveControls(context, wallet);
      context.all('/*', hidden, async () => {
        throw new WalletError('INVALID_RESOURCE_ID');
      });
    },
    { prefix: demoWallet.path },
  );
}

/**
 * A page of somebody else's, open in the same browser, must not break the demonstration nor press its buttons. Servers send
 * neither `Origin` nor `Sec-Fetch-Site`. @throws WalletError
 */
const refuseForeignPages = (publicUrl: string) => async (request: FastifyRequest) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isSameOrigin(request.headers, publicUrl)) throw new WalletError('FOREIGN_ORIGIN');
};

/** Signatures are over bytes, and the token call is a form: each call reads the raw body as it needs it. */
function takeBodiesAsTheyCome(context: FastifyInstance): void {
  context.removeAllContentTypeParsers();
  context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
