import { useQuery } from '@tanstack/react-query';
import { useSession } from '#clinic/accounts/api.ts';
import { AttentionList } from '#design/attention-list.tsx';
import { formatEurosExactly } from '#platform/money.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { PaidOutButton } from '../../desk/screens/paid-out-button.tsx';
import { moneyMattersQuery } from '../api.ts';
import type { MoneyMatter } from '../contract.ts';
import { ReturnDecisions } from './return-decisions.tsx';
import { ReturnedForm } from './returned-form.tsx';
import { texts } from './texts.ts';

export function MoneyMatters() {
  const { data, isError, refetch } = useQuery(moneyMattersQuery());
  return (
    <AttentionList
      id='dinero-pendiente'
      title={texts().title}
      unknown={texts().unknown}
      isFailed={isError}
      retry={() => void refetch()}
    >
      {data?.map((matter) => (
        <Matter key={`${matter.kind} ${matter.id}`} matter={matter} />
      ))}
    </AttentionList>
  );
}

function Matter({
  matter: { id, kind, method, cents, payer, reason, at, isWhole, reference },
}: {
  matter: MoneyMatter;
}) {
  const { title, next } = texts().matters[kind];
  const session = useSession();
  const mayEnd = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <li className='dense-row border-line border-b px-3 last:border-b-0'>
      <div className='flex flex-wrap items-baseline gap-x-3'>
        <strong>{title}</strong>
        <span className='tabular-nums'>
          {cents === null ? texts().unknownAmount : formatEurosExactly(cents)}
        </span>
        <span className='text-ink-soft text-xs'>{texts().since(formatDate(at))}</span>
        <details className='text-xs'>
          <summary className='link min-h-6 pointer-coarse:min-h-11'>{texts().whatToDo}</summary>
          {next}
        </details>
      </div>
      <p className='text-ink-soft text-xs'>
        {payer?.name ?? texts().unknownPerson}
        {payer?.phone && (
          <>
            {' · '}
            <a href={phoneUrl(payer.phone)} className='link whitespace-nowrap'>
              {payer.phone}
            </a>
          </>
        )}
        {reason && ` · ${reason}`}
      </p>
      {kind === 'desk_return' && method && <PaidOutButton id={id} method={method} />}
      {kind === 'wallet_return' && mayEnd && (
        <ReturnDecisions id={id} isWhole={isWhole === true} isVisit={reference.startsWith('appointment:')} />
      )}
      {kind === 'refund_refused' && mayEnd && <ReturnedForm id={id} />}
    </li>
  );
}
