import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useWithdrawService } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { FormEnd } from './form-end.tsx';

export function WithdrawService({
  service: { kind, name, booked },
  onDone,
}: {
  service: Catalogue['services'][number];
  onDone: () => void;
}) {
  const withdrawal = useWithdrawService(kind);
  const withdraw = () =>
    withdrawal.mutateAsync(undefined).then(
      () => {
        toast({
          tone: 'success',
          title: 'Consulta retirada',
          description: `${name} ya no se puede reservar.`,
        });
        onDone();
      },
      () => {},
    );
  return (
    <div className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      <p>
        Nadie podrá reservarla a partir de ahora. {formatBooked(booked)} Si la vuelves a ofrecer, elige en el
        equipo quién la atiende.
      </p>
      <FormEnd error={withdrawal.error} onDone={onDone}>
        <Button
          variant='danger'
          size='small'
          onClick={withdraw}
          busy={withdrawal.isPending}
          busyLabel='Retirando...'
        >
          Dejar de ofrecerla
        </Button>
      </FormEnd>
    </div>
  );
}

function formatBooked(booked: number): string {
  if (booked === 0) return 'No hay ninguna cita de este tipo por venir.';
  if (booked === 1) return 'Hay 1 cita por venir: se hace, con su precio.';
  return `Hay ${booked} citas por venir: se hacen, con su precio.`;
}
