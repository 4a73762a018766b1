import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { Role } from '#clinic/audit/contract.ts';
import { AskedSection, Nothing } from '#clinic/patients/directory/screens/card-section.tsx';
import { Badge } from '#design/badge.tsx';
import { formatEuros, formatEurosExactly } from '#platform/money.ts';
import { formatShortDate } from '#platform/time/spanish-dates.ts';
import { kindSigns } from '../../desk/screens/agenda-words.ts';
import { type Balance, balanceQuery, type Due } from '../api.ts';
import { dueWords, reasonWords } from './balance-words.ts';
import { WaiverForm } from './waiver-form.tsx';

/** What a person owes, has paid and got back, with their receipts. A professional sees of it their own appointments. */
export function MoneyOfPerson({ id, role }: { id: number; role: Role }) {
  return (
    <AskedSection
      title='Dinero'
      what='las cuentas'
      query={useQuery(balanceQuery(id))}
      action={({ owedCents }) => owedCents > 0 && <strong>Debe {formatEuros(owedCents)}</strong>}
    >
      {(balance) => <Lines id={id} balance={balance} mayWaive={role === 'admin'} />}
    </AskedSection>
  );
}

function Lines({ id, balance, mayWaive }: { id: number; balance: Balance; mayWaive: boolean }) {
  const { dues, receipts, returning } = balance;
  if (dues.length + receipts.length + returning.length === 0)
    return <Nothing>No hay pagos, y no debe nada.</Nothing>;
  return (
    <ul className='divide-y divide-line'>
      {dues.toSorted(byUrgency).map((due) => (
        <DueLine key={`due ${due.appointmentId}`} due={due} mayWaive={mayWaive} />
      ))}
      {returning.map((one) => (
        <li key={`returning ${one.id}`} className='flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1'>
          <span className='grow'>
            {one.isRefused ? 'Devolución rechazada por el proveedor' : 'Devolución en camino'}
          </span>
          <span className='tabular-nums'>
            {one.cents === null ? 'importe desconocido' : formatEurosExactly(one.cents)}
          </span>
        </li>
      ))}
      {receipts.map((one) => (
        <li key={one.id} className='flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1'>
          <span className='min-w-48 grow'>
            {one.concept}
            <span className='block text-ink-soft text-xs'>
              {[formatShortDate(one.issuedAt), one.payerName].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className='tabular-nums'>{formatEurosExactly(one.cents)}</span>
          <a
            href={`/api/staff/people/${id}/receipts/${one.id}/pdf`}
            download
            className='link inline-flex min-h-11 items-center gap-1 text-xs pointer-fine:min-h-8'
          >
            <FileText aria-hidden='true' className='size-4' />
            PDF<span className='sr-only'> del justificante {one.number}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Debts first, then what is to come; what was let go last. */
const order: Due['state'][] = ['owed', 'open', 'waived'];
const byUrgency = (one: Due, other: Due) => order.indexOf(one.state) - order.indexOf(other.state);

function DueLine({ due, mayWaive }: { due: Due; mayWaive: boolean }) {
  const { appointmentId, startsAt, type, cents, state, reason } = due;
  return (
    <li className='flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1'>
      <span className='grow'>
        Cita del {formatShortDate(startsAt)}
        <span className='block text-ink-soft text-xs'>
          {kindSigns[type].word}
          {reason && ` · ${reasonWords[reason]}`}
        </span>
      </span>
      <span className='tabular-nums'>{formatEuros(cents)}</span>
      <Badge tone={state === 'owed' ? 'cancelled' : 'neutral'}>{dueWords[state]}</Badge>
      {mayWaive && state === 'owed' && <WaiverForm id={appointmentId} amount={formatEuros(cents)} />}
    </li>
  );
}
