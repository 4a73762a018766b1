import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Wallet } from '../deps.ts';
import { decideCapture, decideRefund } from '../money/decisions.ts';
import { readBooks } from '../money/ledger.ts';
import { refund } from '../money/payments.ts';
import { captureDecision, faultBody, readBody, readQuery, refundDecision } from '../rest/bodies.ts';
import { hidden } from '../rest/calls.ts';
import { orderDocument } from '../sheet/documents.ts';
import { faults, notices } from '../tables.ts';

/** Controls for tests. Never served in a public demonstration: any visitor could break it with them. */
export function serveTestControls(app: FastifyInstance, wallet: Wallet): void {
  const { db } = wallet;

  app.post('/faults', hidden, async (request, reply) => {
    const { call, fault, orderId = null, milliseconds, times } = readBody(request, faultBody);
    await db.insert(faults).values({ call, fault, orderId, milliseconds, remaining: times });
    return reply.code(201).send({ call, fault, times });
  });

  app.delete('/faults', hidden, async (_request, reply) => {
    await db.delete(faults);
    return reply.code(204).send();
  });

  app.post<{ Params: { id: string } }>('/decide/:id', hidden, async (request) => {
    const { id } = request.params;
    const { body, notices: told = [] } = await decideCapture(
      wallet,
      id,
      readBody(request, captureDecision).status,
    );
    wallet.deliver(told);
    return body;
  });

  app.post<{ Params: { id: string } }>('/decide-refund/:id', hidden, async (request) => {
    const { id } = request.params;
    const { body, notices: told = [] } = await decideRefund(
      wallet,
      id,
      readBody(request, refundDecision).status,
    );
    wallet.deliver(told);
    return body;
  });

  /** A full refund in the wallet's own panel; the merchant's server learns of it only through a notice. */
  app.post<{ Params: { id: string } }>('/reverse/:id', hidden, async (request) => {
    const { body, notices: told = [] } = await refund(wallet, { captureId: request.params.id, wish: {} });
    wallet.deliver(told);
    return body;
  });

  app.get('/books', hidden, async (request) => {
    const { custom_id: customId } = readQuery(request, z.object({ custom_id: z.string().optional() }));
    return { orders: (await readBooks(db, customId)).map(orderDocument) };
  });

  app.get('/notices', hidden, async (request) => {
    const { order_id: orderId } = readQuery(request, z.object({ order_id: z.string().optional() }));
    return db
      .select({ headers: notices.headers, body: notices.body })
      .from(notices)
      .where(orderId === undefined ? undefined : eq(notices.orderId, orderId))
      .orderBy(asc(notices.number));
  });
}
