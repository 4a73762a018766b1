import { useState } from 'react';
import { TextField } from '#design/fields/field.tsx';
import { centsOf } from './amount.ts';

/** An amount of money that somebody types, in euros; `mostCents` stands there at first. */
export function useAmount(mostCents: number) {
  const [typed, setTyped] = useState(() => String(mostCents / 100).replace('.', ','));
  const [isOdd, setIsOdd] = useState(false);
  return {
    field: { typed, setTyped, isOdd },
    /** @returns integer cents above zero; undefined where none were typed, and the field then says so */
    read: (): number | undefined => {
      const cents = centsOf(typed);
      const isWrong = cents === undefined || cents < 1;
      setIsOdd(isWrong);
      return isWrong ? undefined : cents;
    },
  };
}

type Props = { label: string; field: ReturnType<typeof useAmount>['field'] };

/** The field of `useAmount`: it is what somebody has come to fill in. */
export const AmountField = ({ label, field: { typed, setTyped, isOdd } }: Props) => (
  <TextField
    label={label}
    inputMode='decimal'
    autoFocus
    value={typed}
    onChange={({ target }) => setTyped(target.value)}
    error={isOdd ? 'Escribe una cantidad, por ejemplo 20 o 20,50.' : undefined}
    className='w-40'
  />
);
