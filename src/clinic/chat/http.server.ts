import type { ClinicBind } from '#clinic/professionals/service.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import * as contract from './contract.ts';
import { listThreads } from './contract.ts';
import type { ChatDeps } from './deps.server.ts';
import * as deskContract from './desk/contract.ts';
import { createChatDesk } from './desk/service.server.ts';
import { createOwnThread } from './service.server.ts';

export function bindChat(bind: ClinicBind, deps: ChatDeps & { streams: ChangeStreams }): void {
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

function bindDesk(bind: ClinicBind, deps: ChatDeps & { streams: ChangeStreams }): void {
  const desk = createChatDesk(deps);
  bind(listThreads, ({ actor }) => desk.list(actor));
  bind(deskContract.getThread, ({ actor, params, query }) => desk.read(actor, params.id, query.before));
  bind(deskContract.answerThread, ({ actor, params, body }) => desk.answer(actor, params.id, body));
  bind(deskContract.markThreadRead, ({ actor, params, body }) => desk.markRead(actor, params.id, body.upTo));
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
