import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { sendContact } from './contract.ts';
import type { ContactDeps } from './deps.server.ts';
import {
  answerContact,
  closeContact,
  listContact,
  readContact,
  reopenContact,
  sendAnswerAgain,
  takeContact,
} from './desk/contract.ts';
import { createDesk } from './desk/service.server.ts';
import { createContact } from './service.server.ts';

type HttpDeps = ContactDeps & {
  /** The endpoint is public. A signed-in user's message is included in their data export. */
  whoAsks: (request: FastifyRequest, reply: FastifyReply) => Promise<{ userId: number } | null>;
};

/** Same format as `Idempotency-Key` elsewhere. A malformed key counts as no key. */
const keyFormat = /^[\w-]{16,128}$/;

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && keyFormat.test(key) ? key : undefined;
};

export function bindContact(bind: ClinicBind, deps: HttpDeps): void {
  const contact = createContact(deps);

  bind(sendContact, async ({ body, request, reply }) =>
    contact.send(body, {
      network: networkOf(request.ip),
      userId: (await deps.whoAsks(request, reply))?.userId ?? null,
      key: keyOf(request),
    }),
  );
  bindDesk(bind, deps);
}

function bindDesk(bind: ClinicBind, deps: ContactDeps): void {
  const desk = createDesk(deps);

  bind(listContact, ({ query }) => desk.list(query.show));
  bind(readContact, ({ actor, params }) => desk.read(actor, params.id));
  bind(takeContact, async ({ actor, params, body }) => {
    await desk.take(actor, params.id, body.from);
    return desk.show(params.id);
  });
  bind(
    answerContact,
    async ({ actor, params, body, remember }) => {
      await desk.answer(actor, params.id, body, remember);
      return desk.show(params.id);
    },
    async (_, id) => desk.show(id ?? 0),
  );
  bind(sendAnswerAgain, async ({ actor, params }) => {
    await desk.sendAgain(actor, params.id, params.answerId);
    return desk.show(params.id);
  });
  bind(closeContact, async ({ actor, params }) => {
    await desk.close(actor, params.id);
    return desk.show(params.id);
  });
  bind(reopenContact, async ({ actor, params }) => {
    await desk.reopen(actor, params.id);
    return desk.show(params.id);
  });
}
