import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { BookButton } from '#clinic/appointments/sender-booking/screens/book-button.tsx';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { ApiError } from '#platform/api/client.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { subjectLabels } from '../../terms.ts';
import { type ContactMessage, contactQuery, useClose, useReopen, useTake } from '../api.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { texts } from './texts.ts';

export function MessageView({ id, userId, now }: { id: number; userId: number; now: Date }) {
  const { data, error, refetch } = useQuery(contactQuery(id));
  if (error instanceof ApiError && error.status === 404) return <p className='mt-4'>{texts().gone}</p>;
  if (error && data === undefined)
    return (
      <LoadFailure title={texts().notOpened} className='mt-4' retry={() => void refetch()}>
        {texts().isKept}
      </LoadFailure>
    );
  if (data === undefined) return <LoadingRows label={texts().opening} className='mt-6' />;
  return <Message message={data} userId={userId} now={now} />;
}

function Message({ message, userId, now }: { message: ContactMessage; userId: number; now: Date }) {
  const { id, name, subject, createdAt, dueAt, state, owner, answers } = message;
  const isSettled = state === 'answered' || state === 'closed';
  const isLate = !isSettled && new Date(dueAt) < now;
  const isSomebodyElses = owner !== null && owner.userId !== userId;
  return (
    <article aria-labelledby='mensaje' className='rounded-card border border-line bg-card px-4 py-4 lg:px-6'>
      <h2 id='mensaje' className='text-h4 wrap-anywhere'>
        {name}
      </h2>
      <p className='text-ink-soft'>
        {subjectLabels()[subject]} · {formatDate(createdAt)}, {formatTime(createdAt)}
      </p>
      <SenderContact message={message} />
      <p className='mt-4 whitespace-pre-line border-river-600 border-l-4 pl-4 text-base wrap-anywhere'>
        {message.message}
      </p>
      <Answers messageId={id} answers={answers} />
      {!isSettled && (
        <p className={isLate ? 'mt-4 font-[650] text-coral-700' : 'mt-4 text-ink-soft'}>
          {isLate
            ? texts().termPassed(formatDate(dueAt), formatTime(dueAt))
            : texts().answerBefore(formatDate(dueAt), formatTime(dueAt))}
        </p>
      )}
      <p className='mt-1'>{formatOwner(message, userId)}</p>
      <MessageActions message={message} isSettled={isSettled} userId={userId} />
      {!isSettled && !isSomebodyElses && <AnswerForm key={id} message={message} />}
    </article>
  );
}

function formatOwner({ owner, state }: ContactMessage, userId: number): string {
  if (state === 'closed') return owner === null ? texts().closed : texts().closedBy(keepTogether(owner.name));
  if (owner === null) return texts().unowned;
  return owner.userId === userId ? texts().ownedByYou : texts().ownedBy(keepTogether(owner.name));
}

const SenderContact = ({ message: { email, phone } }: { message: ContactMessage }) => (
  <p className='mt-2 flex flex-wrap gap-x-5 [&_svg]:size-4 [&_svg]:shrink-0'>
    {phone && (
      <a
        href={phoneUrl(phone)}
        className='link inline-flex min-h-11 items-center gap-2 whitespace-nowrap pointer-fine:min-h-9'
      >
        <Phone aria-hidden='true' />
        {phone}
      </a>
    )}
    {email && (
      <a
        href={`mailto:${email}`}
        className='link inline-flex min-h-11 items-center gap-2 wrap-anywhere pointer-fine:min-h-9'
      >
        <Mail aria-hidden='true' />
        {email}
      </a>
    )}
  </p>
);

/** Actions on a message other than answering. */
function MessageActions({
  message: { id, owner, name, email, phone, subject },
  isSettled,
  userId,
}: {
  message: ContactMessage;
  isSettled: boolean;
  userId: number;
}) {
  const take = useTake(id);
  const close = useClose(id);
  const reopen = useReopen(id);
  const onError = (error: Error) =>
    toast({ tone: 'danger', ...failureMessages(error, { refused: texts().refused }) });
  const small = { size: 'small', variant: 'secondary', busyLabel: texts().saving } as const;
  return (
    <div className='mt-3 flex flex-wrap gap-2'>
      {subject !== 'application' && (
        <BookButton
          sender={{ name, email, phone }}
          place={`booking-message-${id}`}
          // Shows colleagues that the message is being handled.
          onBooked={() => !isSettled && owner === null && take.mutate(null)}
        />
      )}
      {!isSettled && owner?.userId !== userId && (
        <Button
          {...small}
          busy={take.isPending}
          onClick={() => take.mutate(owner?.userId ?? null, { onError })}
        >
          {owner === null ? texts().take : texts().takeOver}
        </Button>
      )}
      {isSettled ? (
        <Button {...small} busy={reopen.isPending} onClick={() => reopen.mutate(undefined, { onError })}>
          {texts().reopen}
        </Button>
      ) : (
        <Button {...small} busy={close.isPending} onClick={() => close.mutate(undefined, { onError })}>
          {texts().closeUnanswered}
        </Button>
      )}
    </div>
  );
}
