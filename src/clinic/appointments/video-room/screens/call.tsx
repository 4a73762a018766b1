import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { type Device, leave, letIn } from '../api.ts';
import type { Participant, RoomFacts, SafetyAnswer } from '../contract.ts';
import { CallControls } from './call-controls.tsx';
import { CallClinic, Centred } from './centred.tsx';
import { useCall } from './connection/use-call.ts';
import { DarkButton } from './dark-button.tsx';
import type { Media } from './media.ts';
import { MediaTrouble } from './media-trouble.tsx';
import { nameOf } from './other-name.ts';
import { PhonePanel } from './phone-panel.tsx';
import { QuickExit } from './quick-exit.tsx';
import { RemoteImage } from './remote-image.tsx';
import { SafetyForm } from './safety-form.tsx';
import { texts } from './texts.ts';
import type { Devices } from './use-media.ts';
import { useSafetyDrafts } from './use-safety-drafts.ts';
import { VideoImage } from './video-image.tsx';

type CallProps = {
  device: Device;
  room: RoomFacts;
  media: Media;
  devices: Devices;
  iceServers: RTCIceServer[];
  /** Enters again, and takes over from another device. */
  reenter: () => void;
  left: () => void;
};

/** Inside the room: waiting to be let in, or talking. */
export function Call({ device, room, media, devices, iceServers, reenter, left }: CallProps) {
  const { participants, remotes, safetyAnswers, isServerReachable, ended } = useCall(
    device,
    room,
    iceServers,
    media.stream,
  );
  const safety = useSafetyDrafts(device, safetyAnswers);
  const [isPhoneOpen, setIsPhoneOpen] = useState(false);
  const [corner, setCorner] = useState(0);
  const [seenAnswers, setSeenAnswers] = useState<readonly SafetyAnswer[]>([]);
  const isTherapist = room.role === 'therapist';
  const newAnswers = isTherapist && !isPhoneOpen ? findNewAnswers(safetyAnswers, seenAnswers) : [];
  const own = participants.find(({ peer }) => peer === device.peer);
  const waiting = participants.filter(({ isAdmitted, isSilent }) => !isAdmitted && !isSilent);
  useWakeLock();

  const [isEndLost, setIsEndLost] = useState(false);
  const exit = () =>
    void leave(device, false)
      .catch(() => {})
      .finally(left);
  const togglePhone = () => {
    setSeenAnswers(safetyAnswers);
    setIsPhoneOpen(!isPhoneOpen);
  };
  const endForAll = () => void leave(device, true).then(left, () => setIsEndLost(true));

  if (ended) return <Ended room={room} ended={ended} reenter={reenter} />;
  if (own !== undefined && own.role !== 'therapist' && !own.isAdmitted)
    return (
      <Centred
        title={texts().waiting.title(nameOnScreen(room.professionalName))}
        below={
          <>
            <SafetyForm
              room={room}
              role={own.role}
              safety={safety}
              // Text that is not saved yet is shown in the call again.
              onChange={(isSaved) => setIsPhoneOpen(!isSaved)}
            />
            <div className='flex flex-wrap items-center gap-3'>
              <DarkButton onClick={exit}>{texts().waiting.leave}</DarkButton>
              <QuickExit device={device} stream={media.stream} />
            </div>
            <CallClinic />
          </>
        }
      >
        <p>{texts().waiting.text(formatTime(new Date(room.startsAt)))}</p>
        {!isServerReachable && <p>{texts().unreachable}</p>}
      </Centred>
    );
  return (
    <main className='relative flex h-dvh flex-col overflow-hidden'>
      <h1 className='sr-only'>{texts().title}</h1>
      <div className='relative grid min-h-0 grow auto-rows-fr gap-1 sm:grid-flow-col sm:auto-cols-fr'>
        {remotes.map((remote) => (
          <RemoteImage key={remote.peer} remote={remote} room={room} />
        ))}
        {remotes.length === 0 && waiting.length === 0 && (
          <p role='status' className='m-auto max-w-md p-6 text-center text-lg'>
            {isTherapist ? texts().nobody : texts().waitingFor(nameOnScreen(room.professionalName))}
          </p>
        )}
        <button
          type='button'
          aria-label={texts().moveOwnImage}
          onClick={() => setCorner((corner + 1) % corners.length)}
          className={clsx(
            'absolute w-28 overflow-hidden rounded-card ring-2 ring-on-deep/60 sm:w-44',
            corners[corner],
          )}
        >
          <VideoImage stream={media.stream} label={texts().ownImage} isOwn className='aspect-video w-full' />
        </button>
        <p className='absolute top-3 left-3 rounded-full bg-shade/85 px-3 py-1 text-sm max-sm:hidden'>
          {texts().until(clinicContact().name, formatTime(new Date(room.endsAt)))}
        </p>
        {!isTherapist && (
          <div className='absolute top-2 right-3 z-10'>
            <QuickExit device={device} stream={media.stream} />
          </div>
        )}
        <div className='absolute inset-x-0 top-0 flex flex-col items-center gap-2 p-3'>
          {isTherapist &&
            waiting.map((one) => <Waiting key={one.peer} one={one} room={room} device={device} />)}
          {newAnswers.map(({ role }) => (
            <Notice key={role}>{texts().newAnswer(nameOf(role, room))}</Notice>
          ))}
          {!isServerReachable && (
            <Notice>
              {remotes.some(({ state }) => state === 'connected')
                ? texts().unreachableInCall
                : texts().unreachable}
            </Notice>
          )}
          {remotes.some(({ sent }) => sent?.camera === 'slow') && <Notice>{texts().ownImagePaused}</Notice>}
          <MediaTrouble
            media={media}
            open={devices.open}
            dismiss={devices.dismissProblems}
            className='max-w-md rounded-card bg-shade/90 px-4 py-3'
          />
          {isEndLost && <Notice>{texts().end.isLost}</Notice>}
        </div>
      </div>
      {isPhoneOpen && <PhonePanel room={room} safety={safety} close={togglePhone} />}
      <CallControls
        media={media}
        devices={devices}
        isPhoneOpen={isPhoneOpen}
        togglePhone={togglePhone}
        exit={exit}
        endForAll={isTherapist ? endForAll : undefined}
      />
    </main>
  );
}

/** Answers that have changed since they were last shown. */
const findNewAnswers = (answers: readonly SafetyAnswer[], seen: readonly SafetyAnswer[]) =>
  answers.filter(
    ({ role, location, contact }) =>
      !seen.some((one) => one.role === role && one.location === location && one.contact === contact),
  );

const corners = ['right-3 bottom-3', 'left-3 bottom-3', 'left-3 top-3', 'right-3 top-3'];

const Notice = ({ children }: { children: ReactNode }) => (
  <p role='status' className='max-w-full rounded-full bg-shade/85 px-4 py-2 text-sm'>
    {children}
  </p>
);

function Waiting({ one, room, device }: { one: Participant; room: RoomFacts; device: Device }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { role } = one;
  if (role === 'therapist') return null;
  return (
    <div
      role='status'
      className='flex max-w-full flex-wrap items-center justify-center gap-3 rounded-card bg-on-deep px-4 py-2 text-shade'
    >
      <span className='min-w-0 wrap-anywhere'>
        {hasFailed ? texts().waiting.isLost : texts().waiting.waits(nameOf(role, room))}
      </span>
      <DarkButton
        className='bg-river-600! text-on-deep!'
        onClick={() =>
          void letIn(device, role).then(
            () => setHasFailed(false),
            () => setHasFailed(true),
          )
        }
      >
        {texts().waiting.letIn}
      </DarkButton>
    </div>
  );
}

function Ended({
  room,
  ended,
  reenter,
}: {
  room: RoomFacts;
  ended: { code: string; message: string };
  reenter: () => void;
}) {
  const isElsewhere = ended.code === 'device_replaced';
  return (
    <Centred title={isElsewhere ? texts().ended.elsewhere : texts().ended.title}>
      {!isElsewhere && ended.code !== 'room_over' && <p>{ended.message}</p>}
      {isElsewhere && <DarkButton onClick={reenter}>{texts().ended.takeBack}</DarkButton>}
      {!isElsewhere && room.role !== 'therapist' && <p>{texts().ended.mayClose}</p>}
      <CallClinic />
    </Centred>
  );
}

/** Keeps the screen on during the call, where the browser can. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const take = () => {
      if (document.visibilityState !== 'visible') return;
      void navigator.wakeLock?.request('screen').then(
        (taken) => {
          lock = taken;
        },
        () => {},
      );
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
