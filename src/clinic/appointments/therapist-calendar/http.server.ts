import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { AppointmentsDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { createFeed } from './feed.server.ts';

export function bindFeed(bind: Bind, deps: AppointmentsDeps): void {
  const feed = createFeed(deps);
  bind(contract.renewFeed, async ({ viewer }) => feed.renew(await staffActor(deps.db, viewer)));
  bind(contract.readFeed, async ({ params, request, reply }) => {
    const file = await feed.read(params.file, networkOf(request.ip));
    reply.type('text/calendar; charset=utf-8');
    return file;
  });
}
