import { useState } from 'react';
import type { RoomFacts } from '../contract.ts';
import { CallClinic, Centred } from './centred.tsx';
import { DarkButton } from './dark-button.tsx';
import type { Departure } from './departure.ts';
import { type DeviceKind, kindOf } from './devices/media.ts';
import { OpenRoom } from './open-room.tsx';
import { texts } from './texts.ts';

/**
 * An open room: the check of camera and microphone, the call, and the screen after it. Camera and microphone are off
 * there, because the part that uses them is gone.
 */
export function Room({ token, room }: { token: string; room: RoomFacts }) {
  const [departure, setDeparture] = useState<Departure>();
  const [isReturning, setIsReturning] = useState(false);
  const [kinds, setKinds] = useState<readonly DeviceKind[]>(['microphone', 'camera']);
  const depart = (next: Departure, stream: MediaStream) => {
    setKinds(kindsInUse(stream));
    setDeparture(next);
  };
  const rejoin = () => {
    setIsReturning(true);
    setDeparture(undefined);
  };
  if (departure !== undefined) return <Departed departure={departure} room={room} rejoin={rejoin} />;
  return <OpenRoom token={token} room={room} kinds={kinds} isReturning={isReturning} depart={depart} />;
}

/** Returning opens no camera that was off, and no microphone that was muted. */
const kindsInUse = (stream: MediaStream): DeviceKind[] =>
  stream
    .getTracks()
    .filter(({ enabled, readyState }) => enabled && readyState === 'live')
    .map(kindOf);

function Departed({
  departure,
  room,
  rejoin,
}: {
  departure: Departure;
  room: RoomFacts;
  rejoin: () => void;
}) {
  const { reason } = departure;
  const canRejoin = reason === 'left' || reason === 'ended-for-all' || reason === 'elsewhere';
  return (
    <Centred
      title={titleOf(reason)}
      below={
        <>
          {canRejoin && (
            <DarkButton isMain={reason === 'left'} onClick={rejoin} className='self-start'>
              {reason === 'elsewhere' ? texts().ended.takeBack : texts().ended.rejoin}
            </DarkButton>
          )}
          <CallClinic />
        </>
      }
    >
      {reason === 'refused' && <p>{departure.message}</p>}
      {reason === 'left' && <p>{texts().ended.devicesOff}</p>}
      {reason === 'over' && room.role !== 'therapist' && <p>{texts().ended.mayClose}</p>}
    </Centred>
  );
}

function titleOf(reason: Departure['reason']): string {
  if (reason === 'left') return texts().ended.left;
  return reason === 'elsewhere' ? texts().ended.elsewhere : texts().ended.title;
}
