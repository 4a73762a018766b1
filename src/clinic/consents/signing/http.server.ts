import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { readSigningRequest, signConsents } from './contract.ts';
import { createSigning } from './service.server.ts';

export function bindSigning(bind: Bind, deps: ConsentsDeps): void {
  const signing = createSigning(deps);
  bind(readSigningRequest, ({ body, request }) => signing.read(body.token, networkOf(request.ip)));
  bind(signConsents, ({ body, request }) => signing.sign(body, networkOf(request.ip)));
}
