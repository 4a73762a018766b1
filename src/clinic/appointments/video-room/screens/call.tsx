import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clinicContact } from '#platform/clinic-contact.ts';
import { nameOnScreen } from '#platform/text/names.ts';
import { formatTime } from '#platform/time/dates.ts';
import { type Device, leave, letIn } from '../api.ts';
import type { Participant, RoomFacts, SafetyAnswer } from '../contract.ts';
import { CallControls } from './call-controls.tsx';
import { CallClinic, Centred } from './centred.tsx';
import { useCall } from './connection/use-call.ts';
import { DarkButton } from './dark-button.tsx';
import type { Departure } from './departure.ts';
import type { Media } from './devices/media.ts';
import { MediaTrouble } from './devices/media-trouble.tsx';
import type { Devices } from './devices/use-media.ts';
import { nameOf } from './other-name.ts';
import { PhonePanel } from './phone-panel.tsx';
import { PhoneWay } from './phone-way.tsx';
import { QuickExit } from './quick-exit.tsx';
import { RemoteImage } from './remote-image.tsx';
import { SafetyForm } from './safety-form.tsx';
import { texts } from './texts.ts';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import { useSafetyDrafts } from './use-safety-drafts.ts';
import { lostAfterMs, useTimeInState } from './use-time-in-state.ts';
import { VideoImage } from './video-image.tsx';

type CallProps = {
  device: Device;
  room: RoomFacts;
  media: Media;
  devices: Devices;
  iceServers: RTCIceServer[];
  depart: (departure: Departure) => void;
};

/** Inside the room: waiting to be let in, or talking. */
export function Call({ device, room, media, devices, iceServers, depart }: CallProps) {
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
  const isTalking = remotes.some(({ state }) => state === 'connected');
  const [hasTalked, setHasTalked] = useState(false);
  if (isTalking && !hasTalked) setHasTalked(true);
  useWakeLock();

  const [isEndLost, setIsEndLost] = useState(false);
  const exit = () =>
    void leave(device, false)
      .catch(() => {})
      .finally(() => depart({ reason: 'left' }));
  const phoneButton = useRef<HTMLButtonElement>(null);
  const togglePhone = () => {
    setSeenAnswers(safetyAnswers);
    setIsPhoneOpen(!isPhoneOpen);
    if (isPhoneOpen) phoneButton.current?.focus();
  };
  const endForAll = () =>
    void leave(device, true).then(
      () => depart({ reason: 'ended-for-all' }),
      () => setIsEndLost(true),
    );
  useEffect(() => {
    if (ended) depart({ reason: reasonOf(ended.code), message: ended.message });
  });

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
    <main className='flex h-dvh flex-col overflow-y-auto'>
      <Title />
      <div className='flex shrink-0 flex-wrap items-center justify-between gap-x-3 px-3 py-2 low:landscape:py-1'>
        <p className='min-w-0 grow basis-24 text-sm'>
          {texts().until(clinicContact().name, formatTime(new Date(room.endsAt)))}
        </p>
        {!isTherapist && <QuickExit device={device} stream={media.stream} />}
      </div>
      <div aria-live='polite' className='flex shrink-0 flex-col items-center gap-2 px-3 not-empty:pb-2'>
        {isTherapist &&
          waiting.map((one) => <Waiting key={one.peer} one={one} room={room} device={device} />)}
        {newAnswers.map(({ role }) => (
          <Notice key={role}>{texts().newAnswer(nameOf(role, room))}</Notice>
        ))}
        {!isServerReachable && <Notice>{isTalking ? texts().unreachableInCall : texts().unreachable}</Notice>}
        {remotes.some(({ sent }) => sent?.camera === 'slow') && <Notice>{texts().ownImagePaused}</Notice>}
        <MediaTrouble
          media={media}
          open={devices.open}
          dismiss={devices.dismissProblems}
          className='max-w-2xl rounded-card bg-on-deep/10 px-4 py-3'
        />
        {isEndLost && <Notice>{texts().end.isLost}</Notice>}
      </div>
      <div className='flex shrink-0 grow basis-40 flex-col lg:min-h-0 lg:flex-row low:landscape:min-h-0 low:landscape:flex-row'>
        <div className='relative grid min-h-28 min-w-0 grow basis-0 auto-rows-fr gap-1 sm:auto-cols-fr sm:grid-flow-col'>
          {remotes.map((remote) => (
            <RemoteImage key={remote.peer} remote={remote} room={room} />
          ))}
          <Alone
            room={room}
            isAlone={remotes.length === 0}
            isSomebodyWaiting={waiting.length > 0}
            hasTalked={hasTalked}
          />
          <button
            type='button'
            aria-label={texts().moveOwnImage}
            onClick={() => setCorner((corner + 1) % corners.length)}
            className={clsx(
              'absolute w-[min(6rem,27vw)] overflow-hidden rounded-card forced-colors:border ring-2 ring-on-deep/60 sm:w-44 low:landscape:w-28',
              corners[corner],
            )}
          >
            <VideoImage
              stream={media.stream}
              label={texts().ownImage}
              isOwn
              className='aspect-video w-full'
            />
          </button>
        </div>
        {isPhoneOpen && <PhonePanel room={room} safety={safety} close={togglePhone} />}
      </div>
      <CallControls
        media={media}
        devices={devices}
        isPhoneOpen={isPhoneOpen}
        togglePhone={togglePhone}
        phoneButton={phoneButton}
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

/** The name of the other person stands at the bottom left. */
const corners = ['right-3 bottom-3', 'left-3 bottom-14', 'left-3 top-3', 'right-3 top-3'];

const Notice = ({ children }: { children: ReactNode }) => (
  <p className='max-w-full rounded-card bg-on-deep/10 px-4 py-2 text-sm'>{children}</p>
);

function Waiting({ one, room, device }: { one: Participant; room: RoomFacts; device: Device }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { role } = one;
  if (role === 'therapist') return null;
  return (
    <div
      data-ground='light'
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

function Title() {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <h1 ref={heading} tabIndex={-1} className='sr-only'>
      {texts().title}
    </h1>
  );
}

type AloneProps = { room: RoomFacts; isAlone: boolean; isSomebodyWaiting: boolean; hasTalked: boolean };

/** Nobody else is in the room: not yet, or not any more. */
function Alone({ room, isAlone, isSomebodyWaiting, hasTalked }: AloneProps) {
  const waitedMs = useTimeInState(isAlone && hasTalked ? 'lost' : 'fine', 'fine');
  const text =
    room.role === 'therapist' ? texts().nobody : texts().waitingFor(nameOnScreen(room.professionalName));
  return (
    <div role='status' className={isAlone ? 'm-auto max-w-md p-6 text-center text-lg' : 'hidden'}>
      {isAlone && !isSomebodyWaiting && <p>{text}</p>}
      {isAlone && waitedMs >= lostAfterMs && <PhoneWay room={room} />}
    </div>
  );
}

function reasonOf(code: string): 'elsewhere' | 'over' | 'refused' {
  if (code === 'device_replaced') return 'elsewhere';
  return code === 'room_over' ? 'over' : 'refused';
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
