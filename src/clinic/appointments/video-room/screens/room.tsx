import { useMemo, useState } from 'react';
import { ApiError } from '#platform/api/client.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { type Device, enterRoom } from '../api.ts';
import type { RoomFacts } from '../contract.ts';
import { Call } from './call.tsx';
import { DeviceCheck } from './device-check.tsx';
import { texts } from './texts.ts';
import { useMedia } from './use-media.ts';

type Entry = {
  state: 'outside' | 'entering' | 'inside';
  iceServers?: RTCIceServer[];
  failure?: string;
  /** Another device holds the place. */
  isElsewhere?: boolean;
};

/** An open room: first the check of camera and microphone, then the call. */
export function Room({ token, room }: { token: string; room: RoomFacts }) {
  const device = useMemo<Device>(() => ({ token, peer: crypto.randomUUID() }), [token]);
  const devices = useMedia();
  const [entry, setEntry] = useState<Entry>({ state: 'outside' });

  const { state, iceServers, failure, isElsewhere = false } = entry;

  const enter = (takesOver: boolean) => {
    setEntry({ state: 'entering' });
    enterRoom(device, takesOver).then(
      (reply) => {
        devices.dismissProblems();
        setEntry({ state: 'inside', iceServers: reply.iceServers });
      },
      (error) =>
        setEntry({
          state: 'outside',
          failure: failureReason(error, texts().tryInAMoment),
          isElsewhere: error instanceof ApiError && error.problem.code === 'other_device',
        }),
    );
  };

  if (state === 'inside' && iceServers && devices.media)
    return (
      <Call
        device={device}
        room={room}
        devices={devices}
        media={devices.media}
        iceServers={iceServers}
        reenter={() => enter(true)}
        left={() => setEntry({ state: 'outside' })}
      />
    );
  return (
    <DeviceCheck
      room={room}
      devices={devices}
      isEntering={state === 'entering'}
      failure={failure}
      enter={() => enter(isElsewhere)}
      isElsewhere={isElsewhere}
    />
  );
}
