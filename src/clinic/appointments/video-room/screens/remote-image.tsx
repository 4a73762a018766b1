import { useEffect, useState } from 'react';
import type { RoomFacts } from '../contract.ts';
import type { Remote } from './connection/mesh.ts';
import type { SentMedia } from './connection/peer-connection.ts';
import { nameOf } from './other-name.ts';
import { phoneRule } from './phone-rule.ts';
import { texts } from './texts.ts';
import { VideoImage } from './video-image.tsx';

/** In ms: by then most pairs of networks are connected. */
const slowAfterMs = 10_000;
/** In ms without a connection: then the telephone. */
const lostAfterMs = 60_000;

/** Picture and sound of another person, and how the connection is. */
export function RemoteImage({ remote, room }: { remote: Remote; room: RoomFacts }) {
  const name = nameOf(remote.role, room);
  const missing = missingOf(remote.received, name);
  const isSeen = remote.received?.camera === 'on';
  const waitedMs = useTimeInState(remote.state);
  return (
    <div className='relative min-h-0 min-w-0 bg-on-deep/5'>
      {remote.stream && (
        <VideoImage
          stream={remote.stream}
          label={texts().remote.image(name)}
          className='size-full object-contain!'
        />
      )}
      {missing && !isSeen && (
        <p className='absolute inset-0 flex items-center justify-center bg-shade p-8 text-center text-lg'>
          <span role='status'>{missing}</span>
        </p>
      )}
      <p className='absolute bottom-3 left-3 rounded-full bg-shade/85 px-3 py-1 text-sm'>
        {(isSeen && missing) || name}
      </p>
      {remote.state !== 'connected' && (
        <div role='status' className='absolute inset-0 flex items-center justify-center p-6'>
          <div className='flex max-w-md flex-col gap-3 rounded-card bg-shade/90 p-5 text-center'>
            <p>{remote.state === 'connecting' ? texts().remote.connecting : texts().remote.reconnecting}</p>
            {remote.state === 'connecting' && waitedMs >= slowAfterMs && (
              <p className='text-base'>
                {room.hasRelay ? texts().remote.isSlow : texts().remote.notDirect}{' '}
                {texts().remote.otherNetwork}
              </p>
            )}
            {waitedMs >= (remote.state === 'connecting' ? slowAfterMs : lostAfterMs) && (
              <p className='text-base'>{phoneRule(room)}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

/** Time in ms since the state changed. */
function useTimeInState(state: string): number {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const since = performance.now();
    setWaitedMs(0);
    if (state === 'connected') return;
    const timer = setInterval(() => setWaitedMs(performance.now() - since), 1_000);
    return () => clearInterval(timer);
  }, [state]);
  return waitedMs;
}

/** Why a person is not seen or not heard; undefined if both work. */
function missingOf(media: SentMedia | undefined, name: string): string | undefined {
  if (media?.camera === 'slow') return texts().remote.imagePaused;
  if (media?.hasMicrophone === false)
    return media.camera === 'on' ? texts().remote.noMicrophone(name) : texts().remote.onlyListens(name);
  return media?.camera === 'off' ? texts().remote.cameraOff(name) : undefined;
}
