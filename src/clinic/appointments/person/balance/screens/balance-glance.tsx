import { useQuery } from '@tanstack/react-query';
import { GlanceLine, RecordAlert } from '#clinic/patients/directory/screens/record-glance.tsx';
import { formatEuros } from '#platform/money.ts';
import { type Balance, balanceQuery } from '../api.ts';
import { texts } from './texts.ts';

type Props = { id: number; to: string };

export function BalanceAlert({ id, to }: Props) {
  const owedCents = useQuery(balanceQuery(id)).data?.owedCents ?? 0;
  return owedCents > 0 && <RecordAlert to={to}>{texts().owes(formatEuros(owedCents))}</RecordAlert>;
}

export const BalanceLine = ({ id, to }: Props) => (
  <GlanceLine
    label={texts().payments}
    to={to}
    query={useQuery(balanceQuery(id))}
    describe={describeBalance}
  />
);

function describeBalance({ owedCents, dues, creditCents }: Balance): string {
  const open = dues.filter(({ state }) => state === 'open').length;
  const facts: string[] = [];
  if (owedCents > 0) facts.push(texts().owes(formatEuros(owedCents)));
  if (open > 0) facts.push(texts().unpaid(open));
  if (creditCents > 0) facts.push(texts().hasCredit(formatEuros(creditCents)));
  return facts.length === 0 ? texts().owesNothing : facts.join(' · ');
}
