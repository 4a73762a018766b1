import { useQuery } from '@tanstack/react-query';
import { GlanceLine, RecordAlert } from '#clinic/patients/directory/screens/record-glance.tsx';
import { formatEuros } from '#platform/money.ts';
import { type Balance, balanceQuery } from '../api.ts';

type Props = { id: number; to: string };

export function BalanceAlert({ id, to }: Props) {
  const owedCents = useQuery(balanceQuery(id)).data?.owedCents ?? 0;
  return owedCents > 0 && <RecordAlert to={to}>Debe {formatEuros(owedCents)}</RecordAlert>;
}

export const BalanceLine = ({ id, to }: Props) => (
  <GlanceLine label='Pagos' to={to} query={useQuery(balanceQuery(id))} describe={describeBalance} />
);

function describeBalance({ owedCents, dues, creditCents }: Balance): string {
  const open = dues.filter(({ state }) => state === 'open').length;
  const facts: string[] = [];
  if (owedCents > 0) facts.push(`Debe ${formatEuros(owedCents)}`);
  if (open > 0) facts.push(open === 1 ? '1 cita por pagar' : `${open} citas por pagar`);
  if (creditCents > 0) facts.push(`Tiene ${formatEuros(creditCents)} de saldo`);
  return facts.length === 0 ? 'No debe nada' : facts.join(' · ');
}
