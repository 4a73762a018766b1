import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import { sendContact } from './contract.ts';
import type { ContactDeps } from './deps.server.ts';
import { bindDesk } from './desk/http.server.ts';
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

export function bindContact(bind: Bind, deps: HttpDeps): void {
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
