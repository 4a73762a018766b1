import { useEffect, useRef, useState } from 'react';
import { Spinner } from '#design/spinner.tsx';
import { ApiError } from '#platform/api/client.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { type Device, enterRoom } from '../api.ts';
import type { RoomFacts } from '../contract.ts';
import { Call } from './call.tsx';
import { Centred } from './centred.tsx';
import type { Departure } from './departure.ts';
import { DeviceCheck } from './devices/device-check.tsx';
import type { DeviceKind } from './devices/media.ts';
import { useMedia } from './devices/use-media.ts';
import { texts } from './texts.ts';

type Entry =
  | { state: 'outside'; failure?: string; isElsewhere?: boolean }
  | { state: 'entering' }
  | { state: 'inside'; device: Device; iceServers: RTCIceServer[] };

type OpenRoomProps = {
  token: string;
  room: RoomFacts;
  /** The devices to open. */
  kinds: readonly DeviceKind[];
  /** Enters without another check. */
  isReturning: boolean;
  depart: (departure: Departure, stream: MediaStream) => void;
};

/** The check of camera and microphone, then the call. */
export function OpenRoom({ token, room, kinds, isReturning, depart }: OpenRoomProps) {
  const devices = useMedia(kinds);
  const [entry, setEntry] = useState<Entry>({ state: 'outside' });
  const { media } = devices;

  const enter = (takesOver: boolean) => {
    setEntry({ state: 'entering' });
    // Each entry is another device to the others, so that they connect to it anew.
    const device: Device = { token, peer: crypto.randomUUID() };
    enterRoom(device, takesOver).then(
      ({ iceServers }) => {
        devices.dismissProblems();
        setEntry({ state: 'inside', device, iceServers });
      },
      (error) =>
        setEntry({
          state: 'outside',
          failure: failureReason(error, texts().tryInAMoment),
          isElsewhere: error instanceof ApiError && error.problem.code === 'other_device',
        }),
    );
  };
  const returns = useRef(isReturning);
  useEffect(() => {
    if (returns.current) enter(true);
    returns.current = false;
  });

  if (entry.state === 'inside' && media)
    return (
      <Call
        device={entry.device}
        room={room}
        devices={devices}
        media={media}
        iceServers={entry.iceServers}
        depart={(departure) => depart(departure, media.stream)}
      />
    );
  const hasFailed = entry.state === 'outside' && entry.failure !== undefined;
  if (isReturning && !hasFailed)
    return <Centred title={texts().title} status={<Spinner label={texts().check.entering} />} />;
  const isElsewhere = entry.state === 'outside' && entry.isElsewhere === true;
  return (
    <DeviceCheck
      room={room}
      devices={devices}
      isEntering={entry.state !== 'outside'}
      failure={entry.state === 'outside' ? entry.failure : undefined}
      enter={() => enter(isElsewhere || isReturning)}
      isElsewhere={isElsewhere}
    />
  );
}
