import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { launchQuery } from '../api.ts';
import type { Checklist } from '../contract.ts';
import { texts as ruleTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Poll interval in ms while a test letter is being sent. */
const pollIntervalMs = 4_000;

/** The checklist, for the director only; others read whose page this is. */
export function LoadedChecklist({ children }: { children: (checklist: Checklist) => ReactNode }) {
  const session = useSession();
  const isDirection = session.state === 'signed-in' && session.user.role === 'admin';
  const launch = useQuery({
    ...launchQuery,
    enabled: isDirection,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isMailSending(state.data) ? pollIntervalMs : false),
  });
  if (!isDirection) return <p className='mt-2'>{texts().forDirection}</p>;
  if (launch.data) return children(launch.data);
  if (launch.isError)
    return (
      <LoadFailure title={texts().notOpened} retry={() => void launch.refetch()}>
        {failureReason(launch.error, texts().tryAgain)}
      </LoadFailure>
    );
  return <LoadingRows label={texts().opening} />;
}

const isMailSending = (checklist: Checklist | undefined) =>
  checklist?.steps.some(({ name, why }) => name === 'mail' && why.includes(ruleTexts().waiting)) === true;
