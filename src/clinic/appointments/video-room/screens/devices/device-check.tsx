import { Mic, MicOff, Video, VideoOff, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '#platform/time/dates.ts';
import type { RoomFacts } from '../../contract.ts';
import { CallClinic, Centred } from '../centred.tsx';
import { DarkButton } from '../dark-button.tsx';
import { otherName } from '../other-name.ts';
import { texts } from '../texts.ts';
import { VideoImage } from '../video-image.tsx';
import type { DeviceKind, Media } from './media.ts';
import { MediaTrouble } from './media-trouble.tsx';
import { playTestTone, useMicrophoneLevel } from './sound.ts';
import type { Devices } from './use-media.ts';

type DeviceCheckProps = {
  room: RoomFacts;
  devices: Devices;
  enter: () => void;
  isEntering: boolean;
  isElsewhere: boolean;
  failure: string | undefined;
};

/** The check of camera, microphone and loudspeaker before entering. Entering is possible without them. */
export function DeviceCheck({ room, devices, enter, isEntering, isElsewhere, failure }: DeviceCheckProps) {
  const isTherapist = room.role === 'therapist';
  const { media } = devices;
  return (
    <Centred
      title={texts().check.title(otherName(room))}
      below={
        <>
          {media === undefined ? (
            <p className='rounded-card bg-on-deep/10 p-5'>{texts().check.permission}</p>
          ) : (
            <Preview media={media} devices={devices} />
          )}
          {room.isConsentMissing && (
            <p className='text-base'>
              {isTherapist ? texts().check.consentMissing : texts().check.ownConsentMissing}
            </p>
          )}
          <div role='alert' className='empty:hidden'>
            {failure}
          </div>
          <DarkButton
            isMain
            disabled={isEntering || media === undefined}
            onClick={enter}
            className='min-h-14 text-lg'
          >
            {entryLabel({ isEntering, isElsewhere })}
          </DarkButton>
          <CallClinic />
        </>
      }
    >
      <p>
        {texts().check.times(formatTime(new Date(room.startsAt)), formatTime(new Date(room.endsAt)))}{' '}
        {room.hasRelay ? texts().check.encrypted : texts().check.direct}
      </p>
    </Centred>
  );
}

function entryLabel({ isEntering, isElsewhere }: { isEntering: boolean; isElsewhere: boolean }): string {
  if (isEntering) return texts().check.entering;
  return isElsewhere ? texts().check.takeOver : texts().check.enter;
}

function Preview({ media, devices }: { media: Media; devices: Devices }) {
  const level = useMicrophoneLevel(media.stream);
  const [hasPlayed, setHasPlayed] = useState(false);
  const hasCamera = media.stream.getVideoTracks().length > 0;
  const hasMicrophone = media.stream.getAudioTracks().length > 0;
  const toggle = (kind: DeviceKind, isOn: boolean) => (isOn ? devices.close(kind) : devices.open([kind]));
  const consequence = consequenceOf(hasCamera, hasMicrophone);
  return (
    <section aria-label={texts().check.label} className='flex flex-col gap-4'>
      {hasCamera && (
        <VideoImage
          stream={media.stream}
          label={texts().ownImage}
          isOwn
          className='aspect-video w-full max-w-md rounded-card'
        />
      )}
      <MediaTrouble media={media} open={devices.open} className='rounded-card bg-on-deep/10 p-5' />
      <div className='flex flex-wrap items-center gap-3 text-base'>
        <DarkButton aria-pressed={hasCamera} onClick={() => toggle('camera', hasCamera)}>
          {hasCamera ? <Video aria-hidden='true' /> : <VideoOff aria-hidden='true' />}
          {texts().camera}
        </DarkButton>
        <DarkButton aria-pressed={hasMicrophone} onClick={() => toggle('microphone', hasMicrophone)}>
          {hasMicrophone ? <Mic aria-hidden='true' /> : <MicOff aria-hidden='true' />}
          {texts().microphone}
        </DarkButton>
        <DarkButton
          onClick={() => {
            playTestTone();
            setHasPlayed(true);
          }}
        >
          <Volume2 aria-hidden='true' className='size-5' />
          {hasPlayed ? texts().check.playAgain : texts().check.playTone}
        </DarkButton>
      </div>
      {hasMicrophone && (
        <label className='flex min-w-0 items-center gap-3 text-base'>
          <span className='sr-only'>{texts().check.level}</span>
          <meter min={0} max={1} value={level} className='h-3 w-full min-w-24' />
        </label>
      )}
      {consequence && <p className='text-base'>{consequence}</p>}
    </section>
  );
}

/** How the other person will notice a device that is missing or switched off. */
function consequenceOf(hasCamera: boolean, hasMicrophone: boolean): string | undefined {
  if (hasMicrophone) return hasCamera ? undefined : texts().check.soundOnly;
  return hasCamera ? texts().check.noMicrophone : texts().check.listenOnly;
}
