import { Button } from '#design/button.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import type { ReturnDecision } from '../../terms.ts';
import { useDecideReturned } from '../api.ts';
import { texts } from './texts.ts';

type Props = {
  id: number;
  /** A part cannot be charged again from here. */
  isWhole: boolean;
  /** Only an appointment can be cancelled from here. */
  isVisit: boolean;
};

export function ReturnDecisions({ id, isWhole, isVisit }: Props) {
  const decide = useDecideReturned();
  const offered: ReturnDecision[] = ['keep'];
  if (isWhole) offered.push('ask');
  if (isVisit) offered.push('cancel');
  return (
    <div className='mt-2 flex flex-wrap gap-2'>
      {offered.map((decision) => (
        <Button
          key={decision}
          size='small'
          variant='secondary'
          onClick={() => decide.mutate({ id, decision })}
          busy={decide.isPending && decide.variables.decision === decision}
          busyLabel={texts().saving}
        >
          {texts().decisions[decision]}
        </Button>
      ))}
      {decide.error && <FailureNotice {...failureMessages(decide.error, { refused: texts().notDone })} />}
    </div>
  );
}
