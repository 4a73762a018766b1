import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import * as contract from './contract.ts';
import type { ChatDeps } from './deps.server.ts';
import { bindDesk } from './desk/http.server.ts';
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
