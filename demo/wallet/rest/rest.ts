import type { FastifyInstance } from 'fastify';
import type { Wallet } from '../deps.ts';
import { orderOf } from '../money/ledger.ts';
import { captureOrder, createOrder, showOrder } from '../money/orders.ts';
import { refund, showCapture, showRefund } from '../money/payments.ts';
import { verify } from '../notices/notices.ts';
import { issueToken, requireServer, requireServerOrPage } from './access.ts';
import { orderBody, rawBody, readBody, refundBody, requestIdOf } from './bodies.ts';
import { handle, hidden } from './calls.ts';

/** PayPal's REST API, as far as the clinic uses it: Orders v2, Payments v2, Notifications v1. */
export function serveRest(app: FastifyInstance, wallet: Wallet): void {
  serveOrders(app, wallet);
  servePayments(app, wallet);
  app.post(
    '/v1/oauth2/token',
    hidden,
    handle(wallet, {
      name: 'token',
      work: (request) => ({ status: 200, body: issueToken(request, rawBody(request).toString('utf8')) }),
    }),
  );
  app.post(
    '/v1/notifications/verify-webhook-signature',
    hidden,
    handle(wallet, {
      name: 'verify',
      guard: requireServer,
      work: (request) => ({ status: 200, body: { verification_status: verify(rawBody(request)) } }),
    }),
  );
}

function serveOrders(app: FastifyInstance, wallet: Wallet): void {
  const guard = requireServerOrPage;
  app.post(
    '/v2/checkout/orders',
    hidden,
    handle(wallet, {
      name: 'create',
      guard,
      work: (request) => createOrder(wallet, readBody(request, orderBody), requestIdOf(request)),
    }),
  );
  app.get(
    '/v2/checkout/orders/:id',
    hidden,
    handle(wallet, { name: 'read', guard, work: (_request, id) => showOrder(wallet, id) }),
  );
  app.post(
    '/v2/checkout/orders/:id/capture',
    hidden,
    handle(wallet, {
      name: 'capture',
      guard,
      work: (request, id, fault) => captureOrder(wallet, id, requestIdOf(request), fault),
    }),
  );
}

function servePayments(app: FastifyInstance, wallet: Wallet): void {
  const guard = requireServer;
  app.get(
    '/v2/payments/captures/:id',
    hidden,
    handle(wallet, {
      name: 'read',
      guard,
      orderOf: (id) => orderOf(wallet.db, 'capture', id),
      work: (_request, id) => showCapture(wallet, id),
    }),
  );
  app.post(
    '/v2/payments/captures/:id/refund',
    hidden,
    handle(wallet, {
      name: 'refund',
      guard,
      orderOf: (id) => orderOf(wallet.db, 'capture', id),
      work: (request, captureId, fault) =>
        refund(wallet, {
          captureId,
          wish: readBody(request, refundBody),
          requestId: requestIdOf(request),
          fault,
        }),
    }),
  );
  app.get(
    '/v2/payments/refunds/:id',
    hidden,
    handle(wallet, {
      name: 'read',
      guard,
      orderOf: (id) => orderOf(wallet.db, 'refund', id),
      work: (_request, id) => showRefund(wallet, id),
    }),
  );
}
