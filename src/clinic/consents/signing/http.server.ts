import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ConsentsDeps } from '../deps.server.ts';
import { readPaper, signPaper } from './contract.ts';
import { createSigning } from './service.server.ts';

export function bindSigning(bind: Bind, deps: ConsentsDeps): void {
  const signing = createSigning(deps);
  bind(readPaper, ({ body, request }) => signing.read(body.token, networkOf(request.ip)));
  bind(signPaper, ({ body, request }) => signing.sign(body, networkOf(request.ip)));
}
