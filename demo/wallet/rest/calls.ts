import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Wallet } from '../deps.ts';
import type { FaultName, FaultyCall } from '../faults/fault-names.ts';
import { type CallOutcome, callWithFault } from '../faults/faults.ts';
import { isId } from './ids.ts';

/** Hides a route from the clinic's API description, of which the wallet is no part. */
export const hidden = { schema: { hide: true } };

type Call = {
  name: FaultyCall;
  /** @throws WalletError if the caller is not allowed */
  guard?: (request: FastifyRequest) => void;
  /** Finds the order of the request, for faults limited to one order. Default: the `:id` of the path. */
  orderOf?: (id: string) => Promise<string | null>;
  work: (request: FastifyRequest, id: string, fault?: FaultName) => Promise<CallOutcome> | CallOutcome;
};

/** A route of the wallet: its access check, its call and the fault set up for it. */
export const handle =
  (wallet: Wallet, { name, guard, orderOf, work }: Call) =>
  async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
    guard?.(request);
    const { id = '' } = request.params;
    const ownId = isId(id) ? id : null;
    const orderId = orderOf ? await orderOf(id) : ownId;
    const { status, body } = await callWithFault(wallet, { call: name, orderId }, (fault) =>
      work(request, id, fault),
    );
    return reply.code(status).send(body);
  };
