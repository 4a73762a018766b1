import { Button } from '#design/button.tsx';
import { formatEuros } from '#platform/money.ts';
import { useTryWallet } from '../api.ts';
import { FormError } from '../catalogue/screens/form-errors.tsx';
import { trialCents } from '../terms.ts';

export function TryWallet() {
  const trying = useTryWallet();
  return (
    <div className='flex max-w-text flex-col items-start gap-4'>
      <p>
        Pedimos a PayPal que abra una orden de {formatEuros(trialCents)}, como cuando alguien paga, y miramos
        a nombre de quién sale. No se cobra nada: aquí solo se cobra lo que alguien compra. El primer pago de
        verdad será el de la primera cita.
      </p>
      <FormError error={trying.error} />
      <Button
        size='small'
        busy={trying.isPending}
        busyLabel='Preguntando a PayPal...'
        onClick={() => trying.mutate(undefined)}
      >
        Probar
      </Button>
    </div>
  );
}
