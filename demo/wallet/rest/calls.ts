import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Wallet } from '../deps.ts';
import type { FaultName, FaultyCall } from '../faults/fault-names.ts';
import { type CallOutcome, underFault } from '../faults/faults.ts';
import { isId } from './ids.ts';

/** The wallet is not part of the clinic's API and stays out of its description. */
export const hidden = { schema: { hide: true } };

type Call = {
  name: FaultyCall;
  /** @throws WalletError for whoever may not make this call */
  guard?: (request: FastifyRequest) => void;
  /** Which order it is about, for the faults that are meant for one. The path's `:id` unless told otherwise. */
  orderOf?: (id: string) => Promise<string | null>;
  work: (request: FastifyRequest, id: string, fault?: FaultName) => Promise<CallOutcome> | CallOutcome;
};

/** A route of the wallet: who may call it, what it does, and what may go wrong with it. */
export const handle =
  (wallet: Wallet, { name, guard, orderOf, work }: Call) =>
  async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
    guard?.(request);
    const { id = '' } = request.params;
    const orderId = orderOf ? await orderOf(id) : isId(id) ? id : null;
    const { status, body } = await underFault(wallet, { call: name, orderId }, (fault) =>
      work(request, id, fault),
    );
    return reply.code(status).send(body);
  };
