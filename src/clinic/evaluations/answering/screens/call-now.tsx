import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { Notice } from '#design/feedback/notice.tsx';
import type { OpenedQuestionnaire } from '../api.ts';
import { formatReading } from './attention-sentences.ts';
import { texts } from './texts.ts';
import { helplinePhone, urgentContacts } from './urgent-contacts.ts';

type CallNowProps = Pick<OpenedQuestionnaire, 'attention' | 'directionAt' | 'isTaken'> & {
  className: string;
};

/** Contacts that stay visible after an answer has raised an alert. */
export function CallNow({ isTaken, className, ...alert }: CallNowProps) {
  const now = useClientNow();
  return (
    <Notice className={className} title={texts().callNow.title}>
      <p>
        {urgentContacts().map(({ name, phone, href }, index) => (
          <span key={phone}>
            {index > 0 && ' · '}
            <a href={href} className='link whitespace-nowrap font-[650]'>
              {phone}
              <span className='sr-only'> ({name})</span>
            </a>
          </span>
        ))}
      </p>
      <p className='mt-1'>{isTaken ? texts().callNow.isTaken : formatReading(alert, helplinePhone(), now)}</p>
    </Notice>
  );
}
