import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import { listThreads } from '../contract.ts';
import type { ChatDeps } from '../deps.server.ts';
import * as contract from './contract.ts';
import { createChatDesk } from './service.server.ts';

export function bindDesk(bind: Bind, deps: ChatDeps & { streams: ChangeStreams }): void {
  const desk = createChatDesk(deps);
  const actorOf = (viewer: { userId: number; role: string }) => staffActor(deps.db, viewer);
  bind(listThreads, async ({ viewer }) => desk.list(await actorOf(viewer)));
  bind(contract.getThread, async ({ viewer, params, query }) =>
    desk.read(await actorOf(viewer), params.id, query.before),
  );
  bind(contract.answerThread, async ({ viewer, params, body }) =>
    desk.answer(await actorOf(viewer), params.id, body),
  );
  bind(contract.markThreadRead, async ({ viewer, params, body }) =>
    desk.markRead(await actorOf(viewer), params.id, body.upTo),
  );
  bind(contract.streamThreads, async ({ viewer, request, reply }) => {
    const heard = request.headers['last-event-id']?.toString();
    return deps.streams.begin(reply, {
      topic: 'chat',
      heard,
      userId: viewer.userId,
      isStaff: true,
      network: networkOf(request.ip),
    });
  });
}
