import type { Bind } from '#platform/http/bind.server.ts';
import { networkOf } from '#platform/http/network.ts';
import type { ChangeStreams } from '#platform/live/stream.server.ts';
import { streamChanges } from './contract.ts';

export function bindChanges(bind: Bind, { streams }: { streams: ChangeStreams }): void {
  bind(streamChanges, async ({ viewer, request, reply }) => {
    const heard = request.headers['last-event-id']?.toString();
    return streams.begin(reply, {
      topic: 'agenda',
      heard,
      userId: viewer.userId,
      isStaff: true,
      network: networkOf(request.ip),
    });
  });
}
