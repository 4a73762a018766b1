import { useQuery } from '@tanstack/react-query';
import { AttentionList } from '#design/attention-list.tsx';
import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { type FailedMessage, failedMessagesQuery, useResend } from '../api.ts';
import { texts } from './texts.ts';

/** Messages that could not be delivered, and those withheld by the daily limit of unverified addresses. */
export function UndeliveredMessages() {
  const { data, isError, refetch } = useQuery(failedMessagesQuery());
  return (
    <AttentionList
      id='mensajes-fallidos'
      title={texts().undelivered}
      unknown={texts().undeliveredUnknown}
      isFailed={isError}
      retry={() => void refetch()}
    >
      {data?.map((message) => (
        <Undelivered key={message.id} message={message} />
      ))}
    </AttentionList>
  );
}

function Undelivered({ message }: { message: FailedMessage }) {
  const { id, state, about, recipient, name, phone, createdAt, mayBeSentAgain } = message;
  const isWithheld = state === 'suppressed';
  const resend = useResend();
  const press = () =>
    resend.mutateAsync(id).then(
      () =>
        toast({
          tone: 'success',
          title: isWithheld ? texts().onItsWay : texts().onItsWayAgain,
          description: recipient,
        }),
      (error: unknown) =>
        toast({
          tone: 'danger',
          ...failureMessages(error, { refused: texts().notSent, lost: texts().sendingLost }),
        }),
    );
  return (
    <li className='dense-row flex flex-wrap items-center justify-between gap-3 border-line border-b px-3 last:border-b-0'>
      <div className='min-w-0'>
        <strong>{about}</strong>
        <p className='text-ink-soft text-xs'>
          {name && `${name} · `}
          {recipient} · {formatDate(createdAt)}
          {phone && (
            <>
              {' · '}
              <a href={phoneUrl(phone)} className='link whitespace-nowrap'>
                {phone}
              </a>
            </>
          )}
          {isWithheld && (
            <span className='text-ink'>
              {' · '}
              {texts().withheld}
            </span>
          )}
        </p>
      </div>
      {mayBeSentAgain ? (
        <Button
          size='small'
          variant='secondary'
          busy={resend.isPending}
          busyLabel={texts().sending}
          onClick={press}
        >
          {isWithheld ? texts().sendNow : texts().sendAgain}
        </Button>
      ) : (
        <p className='text-xs'>{texts().tooLate}</p>
      )}
    </li>
  );
}
