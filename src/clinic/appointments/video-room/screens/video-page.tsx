import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Spinner } from '#design/spinner.tsx';
import { ApiError } from '#platform/api/client.ts';
import { useTokenInHash } from '#platform/browser/token-in-hash.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatTime } from '#platform/time/dates.ts';
import { videoRoomQuery } from '../api.ts';
import type { RoomFacts } from '../contract.ts';
import { storageKey } from '../terms.ts';
import { CallClinic, Centred } from './centred.tsx';
import { DarkButton } from './dark-button.tsx';
import { findBrowserProblem } from './devices/media.ts';
import { browserHelp } from './devices/media-help.ts';
import { otherName } from './other-name.ts';
import { Room } from './room.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

/** The tab stores the token for a day of work, in ms: it opens nothing once the room is closed. */
const tokenLifetimeMs = 12 * 60 * 60_000;

/** While the room is closed, its state is read again in this time, in ms. */
const earlyPollMs = 20_000;

/** The room behind a link, without the bars of the site: dark by day too. */
export default function VideoPage() {
  const token = useTokenInHash(storageKey, tokenLifetimeMs);
  return (
    <div data-page='dark' data-ground='dark' className='flex min-h-dvh flex-col bg-shade text-on-deep'>
      {token === undefined && (
        <Centred title={texts().title} status={<Spinner label={texts().opening} />}>
          <SlowBrowser />
        </Centred>
      )}
      {token === null && (
        <Centred title={texts().brokenLink.title}>
          <p>{texts().brokenLink.advice}</p>
          <CallClinic />
        </Centred>
      )}
      {token && <RoomInBrowser token={token} />}
    </div>
  );
}

/** Shown after a few seconds: a browser that is too old for this program stays here. */
const SlowBrowser = () => (
  <p className='appears-late text-base'>{texts().slowBrowser(clinicContact().phone)}</p>
);

function RoomInBrowser({ token }: { token: string }) {
  const problem = findBrowserProblem();
  if (problem === undefined) return <RoomLoader token={token} />;
  return (
    <Centred title={texts().notPossible}>
      <p>{browserHelp(problem)}</p>
      <CallClinic />
    </Centred>
  );
}

function RoomLoader({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = useQuery(videoRoomQuery(token));
  const isEarly = data?.phase === 'early';
  useEffect(() => {
    if (!isEarly) return;
    const timer = setInterval(() => void refetch(), earlyPollMs);
    return () => clearInterval(timer);
  }, [isEarly, refetch]);
  if (data?.phase === 'open') return <Room token={token} room={data} />;
  const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
  // It may be moved or cancelled while the page waits.
  if (data !== undefined && !isFinal) return <TooEarly room={data} />;
  if (error === null) return <Centred title={texts().title} status={<Spinner label={texts().opening} />} />;
  return (
    <Centred title={texts().notOpened}>
      <p>{failureReason(error, texts().tryInAMoment)}</p>
      {!isFinal && (
        <DarkButton isMain disabled={isFetching} onClick={() => void refetch()}>
          {texts().tryAgain}
        </DarkButton>
      )}
      <CallClinic />
    </Centred>
  );
}

function TooEarly({ room }: { room: RoomFacts }) {
  const opensAt = formatTime(new Date(room.opensAt));
  return (
    <Centred title={texts().early.title(opensAt)}>
      <p>{texts().early.text(otherName(room), formatTime(new Date(room.startsAt)))}</p>
      <CallClinic />
    </Centred>
  );
}
