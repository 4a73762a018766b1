import { useState } from 'react';
import { TextField } from '#design/fields/field.tsx';
import { parseEuros } from '../../screens/amount.ts';
import { texts } from './texts.ts';

/** State of an amount field in euros, prefilled with `mostCents`. */
export function useAmount(mostCents: number) {
  const [typed, setTyped] = useState(() => String(mostCents / 100).replace('.', ','));
  const [isOdd, setIsOdd] = useState(false);
  return {
    field: { typed, setTyped, isOdd },
    /** @returns cents above zero; undefined if invalid, and the field then shows an error */
    read: (): number | undefined => {
      const cents = parseEuros(typed);
      const isWrong = cents === undefined || cents < 1;
      setIsOdd(isWrong);
      return isWrong ? undefined : cents;
    },
  };
}

type Props = { label: string; field: ReturnType<typeof useAmount>['field'] };

export const AmountField = ({ label, field: { typed, setTyped, isOdd } }: Props) => (
  <TextField
    label={label}
    inputMode='decimal'
    autoFocus
    value={typed}
    onChange={({ target }) => setTyped(target.value)}
    error={isOdd ? texts().amountExample : undefined}
    className='w-40'
  />
);
