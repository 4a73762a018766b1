import type { RoomFacts } from '../contract.ts';
import type { Remote } from './connection/mesh.ts';
import type { SentMedia } from './connection/sent-media.ts';
import { nameOf } from './other-name.ts';
import { PhoneWay } from './phone-way.tsx';
import { texts } from './texts.ts';
import { lostAfterMs, useTimeInState } from './use-time-in-state.ts';
import { VideoImage } from './video-image.tsx';

/** In ms: by then most pairs of networks are connected. */
const slowAfterMs = 10_000;

/** Picture and sound of another person, and how the connection is. */
export function RemoteImage({ remote, room }: { remote: Remote; room: RoomFacts }) {
  const name = nameOf(remote.role, room);
  const missing = missingOf(remote.received, name);
  const isSeen = remote.received?.camera === 'on';
  const waitedMs = useTimeInState(remote.state, 'connected');
  return (
    <div className='relative min-h-0 min-w-0 overflow-hidden bg-on-deep/5'>
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
      <p className='absolute bottom-3 left-3 max-w-[62%] rounded-card bg-shade/85 px-3 py-1 text-sm'>
        {(isSeen && missing) || name}
      </p>
      <div role='status' className='absolute inset-x-0 top-0 max-h-full overflow-y-auto'>
        {remote.state !== 'connected' && (
          <div className='mx-auto flex w-fit max-w-md flex-col gap-3 rounded-b-card bg-shade/90 p-5 text-center'>
            <p>{remote.state === 'connecting' ? texts().remote.connecting : texts().remote.reconnecting}</p>
            {remote.state === 'connecting' && waitedMs >= slowAfterMs && (
              <p className='text-base'>
                {room.hasRelay ? texts().remote.isSlow : texts().remote.notDirect}{' '}
                {texts().remote.otherNetwork}
              </p>
            )}
            {waitedMs >= (remote.state === 'connecting' ? slowAfterMs : lostAfterMs) && (
              <PhoneWay room={room} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Why a person is not seen or not heard; undefined if both work. */
function missingOf(media: SentMedia | undefined, name: string): string | undefined {
  if (media?.camera === 'slow') return texts().remote.imagePaused;
  if (media?.hasMicrophone === false)
    return media.camera === 'on' ? texts().remote.noMicrophone(name) : texts().remote.onlyListens(name);
  return media?.camera === 'off' ? texts().remote.cameraOff(name) : undefined;
}
