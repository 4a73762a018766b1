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

const labels: Record<MoneyMatter['kind'], { title: string; next: string }> = {
  refund_refused: {
    title: 'PayPal no ha podido devolver este dinero',
    next: 'Hay que devolverlo de otra forma y avisar a la persona.',
  },
  desk_return: {
    title: 'Devolución pendiente en el mostrador',
    next: 'Devuelve el dinero de la misma forma en que se pagó y apúntalo aquí. El recibo se crea solo.',
  },
  wallet_return: {
    title: 'Devuelto desde PayPal',
    next: 'Esta devolución no se ha hecho desde aquí: se ha hecho en PayPal, o es una reclamación.',
  },
  under_review: {
    title: 'Pago en revisión',
    next: 'PayPal todavía lo está revisando. La persona está avisada. No hay que cobrar otra vez.',
  },
};

export function MoneyMatters() {
  const { data, isError, refetch } = useQuery(moneyMattersQuery());
  return (
    <AttentionList
      id='dinero-pendiente'
      title='Dinero pendiente'
      unknown='No sabemos si hay dinero pendiente'
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
  const { title, next } = labels[kind];
  const session = useSession();
  const mayEnd = session.state === 'signed-in' && session.user.role === 'admin';
  return (
    <li className='dense-row border-line border-b px-3 last:border-b-0'>
      <div className='flex flex-wrap items-baseline gap-x-3'>
        <strong>{title}</strong>
        <span className='tabular-nums'>
          {cents === null ? 'importe desconocido' : formatEurosExactly(cents)}
        </span>
        <span className='text-ink-soft text-xs'>desde el {formatDate(at)}</span>
        <details className='text-xs'>
          <summary className='link min-h-6 pointer-coarse:min-h-11'>Qué hay que hacer</summary>
          {next}
        </details>
      </div>
      <p className='text-ink-soft text-xs'>
        {payer?.name ?? 'Persona sin identificar'}
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
