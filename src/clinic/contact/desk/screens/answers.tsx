import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { type ContactAnswer, useSendAnswerAgain } from '../api.ts';
import { texts } from './texts.ts';

const hasFailed = ({ delivery }: ContactAnswer) => delivery === 'failed' || delivery === 'suppressed';

export function Answers({ messageId, answers }: { messageId: number; answers: readonly ContactAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label={texts().answers} className='mt-4 grid gap-3'>
      {answers.map((answer) => (
        <li key={answer.id} className='rounded-[10px] bg-river-50 px-4 py-3'>
          <p className='text-ink-soft text-xs'>
            <strong className='text-ink'>{answer.by}</strong> ·{' '}
            {answer.way === 'email' ? texts().sentByEmail : texts().givenByPhone} ·{' '}
            {formatShortDate(answer.createdAt)}, {formatTime(answer.createdAt)}
            {answer.delivery && (
              <>
                {' · '}
                <strong className={hasFailed(answer) ? 'text-coral-700' : 'text-ink'}>
                  {texts().delivery[answer.delivery]}
                </strong>
              </>
            )}
          </p>
          <p className='mt-1 whitespace-pre-line wrap-anywhere'>{answer.text}</p>
          {answer.delivery === 'failed' && <SendAgain messageId={messageId} answerId={answer.id} />}
        </li>
      ))}
    </ul>
  );
}

function SendAgain({ messageId, answerId }: { messageId: number; answerId: number }) {
  const again = useSendAnswerAgain(messageId);
  const press = () =>
    again.mutateAsync(answerId).then(
      () => toast({ tone: 'success', title: texts().onItsWayAgain }),
      (error) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notSent, lost: texts().sendingLost }),
        }),
    );
  return (
    <Button
      size='small'
      variant='secondary'
      className='mt-2'
      busy={again.isPending}
      busyLabel={texts().sending}
      onClick={press}
    >
      {texts().sendAgain}
    </Button>
  );
}
