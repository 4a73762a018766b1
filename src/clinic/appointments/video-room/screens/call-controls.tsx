import { Mic, MicOff, Phone, PhoneOff, Video, VideoOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { DarkButton } from './dark-button.tsx';
import type { Media } from './media.ts';
import { texts } from './texts.ts';
import type { Devices } from './use-media.ts';

type CallControlsProps = {
  media: Media;
  devices: Devices;
  isPhoneOpen: boolean;
  togglePhone: () => void;
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
  exit,
  endForAll,
}: CallControlsProps) {
  const [isMuted, setIsMuted] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [microphone] = media.stream.getAudioTracks();
  const [camera] = media.stream.getVideoTracks();

  useEffect(() => {
    if (microphone !== undefined) microphone.enabled = !isMuted;
  }, [microphone, isMuted]);
  const toggleMicrophone = () => {
    if (microphone === undefined) devices.open(['microphone']);
    setIsMuted(microphone !== undefined && !isMuted);
  };
  const toggleCamera = () => (camera === undefined ? devices.open(['camera']) : devices.close('camera'));

  if (isLeaving && endForAll)
    return (
      <Bar label={texts().end.label}>
        <DarkButton isDanger onClick={endForAll}>
          {texts().end.forAll}
        </DarkButton>
        <DarkButton onClick={exit}>{texts().end.keepOpen}</DarkButton>
        <DarkButton onClick={() => setIsLeaving(false)}>{texts().end.goOn}</DarkButton>
      </Bar>
    );
  return (
    <Bar label={texts().title}>
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
        onClick={togglePhone}
      />
      <DarkButton
        isDanger
        className='min-w-19 flex-col gap-1! rounded-card! px-2! text-sm sm:px-5!'
        onClick={() => (endForAll ? setIsLeaving(true) : exit())}
      >
        <PhoneOff aria-hidden='true' className='size-5' />
        {texts().leave}
      </DarkButton>
    </Bar>
  );
}

const Bar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role='toolbar'
    aria-label={label}
    className='flex flex-wrap items-center justify-center gap-2 bg-shade p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:gap-4 sm:p-3'
  >
    {children}
  </div>
);

type ControlProps = {
  icon: ReactNode;
  label: string;
  isOn: boolean;
  /** Opens a panel; a device that is off stands out instead. */
  isPanel?: boolean;
  onClick: () => void;
};

const Control = ({ icon, label, isOn, isPanel, onClick }: ControlProps) => (
  <DarkButton
    aria-pressed={isOn}
    isMain={!isOn && !isPanel}
    className='min-w-19 flex-col gap-1! rounded-card! px-2! text-sm sm:px-5! [&_svg]:size-5'
    onClick={onClick}
  >
    {icon}
    {label}
  </DarkButton>
);
