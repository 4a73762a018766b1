import { Mic, MicOff, Phone, PhoneOff, Video, VideoOff } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { DarkButton } from './dark-button.tsx';
import type { Media } from './devices/media.ts';
import type { Devices } from './devices/use-media.ts';
import { texts } from './texts.ts';

type CallControlsProps = {
  media: Media;
  devices: Devices;
  isPhoneOpen: boolean;
  togglePhone: () => void;
  phoneButton: RefObject<HTMLButtonElement | null>;
  exit: () => void;
  /** For the therapist. */
  endForAll?: (() => void) | undefined;
};

/** The four buttons of the call, and the therapist's question before ending it. */
export function CallControls({
  media,
  devices,
  isPhoneOpen,
  togglePhone,
  phoneButton,
  exit,
  endForAll,
}: CallControlsProps) {
  const [isMuted, setIsMuted] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leaveButton = useRef<HTMLButtonElement>(null);
  const goesOn = useRef(false);
  const [microphone] = media.stream.getAudioTracks();
  const [camera] = media.stream.getVideoTracks();

  useEffect(() => {
    if (microphone !== undefined) microphone.enabled = !isMuted;
  }, [microphone, isMuted]);
  useEffect(() => {
    if (goesOn.current && !isLeaving) leaveButton.current?.focus();
    goesOn.current = isLeaving;
  }, [isLeaving]);
  const toggleMicrophone = () => {
    if (microphone === undefined) devices.open(['microphone']);
    setIsMuted(microphone !== undefined && !isMuted);
  };
  const toggleCamera = () => (camera === undefined ? devices.open(['camera']) : devices.close('camera'));

  if (isLeaving && endForAll)
    return (
      <Bar key='end' label={texts().end.label} takesFocus>
        <DarkButton isDanger onClick={endForAll}>
          {texts().end.forAll}
        </DarkButton>
        <DarkButton onClick={exit}>{texts().end.keepOpen}</DarkButton>
        <DarkButton onClick={() => setIsLeaving(false)}>{texts().end.goOn}</DarkButton>
      </Bar>
    );
  return (
    <Bar key='controls' label={texts().title}>
      <Control
        icon={isMuted || !microphone ? <MicOff aria-hidden='true' /> : <Mic aria-hidden='true' />}
        label={texts().microphone}
        isOn={microphone !== undefined && !isMuted}
        onClick={toggleMicrophone}
      />
      <Control
        icon={camera ? <Video aria-hidden='true' /> : <VideoOff aria-hidden='true' />}
        label={texts().camera}
        isOn={camera !== undefined}
        onClick={toggleCamera}
      />
      <Control
        icon={<Phone aria-hidden='true' />}
        label={texts().phone}
        isPanel
        isOn={isPhoneOpen}
        ref={phoneButton}
        onClick={togglePhone}
      />
      <DarkButton
        ref={leaveButton}
        isDanger
        className={controlClass}
        onClick={() => (endForAll ? setIsLeaving(true) : exit())}
      >
        <PhoneOff aria-hidden='true' />
        {texts().leave}
      </DarkButton>
    </Bar>
  );
}

function Bar({
  label,
  takesFocus = false,
  children,
}: {
  label: string;
  /** It replaces the button that was pressed. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  return (
    <fieldset
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className='grid min-w-0 shrink-0 grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-1 bg-shade p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] outline-none sm:flex sm:flex-wrap sm:items-center sm:justify-center sm:gap-4 sm:p-3 low:landscape:gap-2 low:landscape:p-1.5'
    >
      {children}
    </fieldset>
  );
}

const controlClass =
  'min-w-0 flex-col gap-1! rounded-card! px-1! text-sm sm:px-5! low:landscape:min-h-11 low:landscape:flex-row low:landscape:gap-2! low:landscape:py-1! [&_svg]:size-5';

type ControlProps = {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  /** Opens a panel; a device that is off stands out instead. */
  isPanel?: boolean;
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
};

const Control = ({ icon, label, isOn, isPanel = false, ref, onClick }: ControlProps) => (
  <DarkButton
    ref={ref}
    {...(isPanel ? { 'aria-expanded': isOn } : { 'aria-pressed': isOn })}
    isMain={!isOn && !isPanel}
    className={controlClass}
    onClick={onClick}
  >
    {icon}
    {label}
  </DarkButton>
);
