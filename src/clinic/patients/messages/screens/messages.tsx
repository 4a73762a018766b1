import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquare } from 'lucide-react';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { formatShortDate, formatTime } from '#platform/time/screen-dates.ts';
import { QueriedSection } from '../../directory/screens/record-section.tsx';
import { messagesQuery, type PersonMessage } from '../api.ts';
import { texts } from './texts.ts';

export function PatientMessages({ id }: { id: number }) {
  return (
    <QueriedSection title={texts().title} what={texts().theMessages} query={useQuery(messagesQuery(id))}>
      {(messages) =>
        messages.length === 0 ? (
          <EmptyText>{texts().none}</EmptyText>
        ) : (
          <ul className='divide-y divide-line'>
            {messages.map((message) => (
              <Row key={message.id} message={message} />
            ))}
          </ul>
        )
      }
    </QueriedSection>
  );
}

function Row({ message: { channel, about, state, createdAt, sentAt } }: { message: PersonMessage }) {
  const at = sentAt ?? createdAt;
  const Icon = channel === 'email' ? Mail : MessageSquare;
  return (
    <li className='dense-row flex flex-wrap items-center gap-x-3 px-3'>
      <Icon
        aria-label={channel === 'email' ? texts().email : 'SMS:'}
        className='size-4 shrink-0 text-ink-soft'
      />
      <span className='grow'>{about}</span>
      <span className='text-ink-soft text-xs tabular-nums'>
        {formatShortDate(at)}, {formatTime(at)}
      </span>
      <strong className={state === 'failed' ? 'text-coral-700 text-xs' : 'text-xs'}>
        {texts().states[state]}
      </strong>
    </li>
  );
}
