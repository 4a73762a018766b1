import { staffActor } from '#clinic/professionals/service.server.ts';
import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import * as contract from './contract.ts';
import { listThreads } from './contract.ts';
import type { ChatDeps } from './deps.server.ts';
import * as deskContract from './desk/contract.ts';
import { createChatDesk } from './desk/service.server.ts';
import { createOwnThread } from './service.server.ts';

export function bindChat(bind: Bind, deps: ChatDeps & { streams: ChangeStreams }): void {
  const own = createOwnThread(deps);
  bind(contract.getChat, ({ viewer, query }) => own.show(viewer.userId, query.before));
  bind(contract.postMessage, ({ viewer, body }) => own.post(viewer.userId, body));
  bind(contract.markRead, ({ viewer, body }) => own.markRead(viewer.userId, body.upTo));
  bind(contract.countUnread, async ({ viewer }) => ({ unread: await own.unread(viewer.userId) }));
  bind(contract.streamChat, async ({ viewer, request, reply }) => {
    const heard = request.headers['last-event-id']?.toString();
    const { userId } = viewer;
    return deps.streams.begin(reply, {
      ...(await own.listening(userId)),
      heard,
      userId,
      isStaff: false,
      network: networkOf(request.ip),
    });
  });
  bindDesk(bind, deps);
}

function bindDesk(bind: Bind, deps: ChatDeps & { streams: ChangeStreams }): void {
  const desk = createChatDesk(deps);
  const actorOf = (viewer: { userId: number; role: string }) => staffActor(deps.db, viewer);
  bind(listThreads, async ({ viewer }) => desk.list(await actorOf(viewer)));
  bind(deskContract.getThread, async ({ viewer, params, query }) =>
    desk.read(await actorOf(viewer), params.id, query.before),
  );
  bind(deskContract.answerThread, async ({ viewer, params, body }) =>
    desk.answer(await actorOf(viewer), params.id, body),
  );
  bind(deskContract.markThreadRead, async ({ viewer, params, body }) =>
    desk.markRead(await actorOf(viewer), params.id, body.upTo),
  );
  bind(deskContract.streamThreads, async ({ viewer, request, reply }) => {
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
