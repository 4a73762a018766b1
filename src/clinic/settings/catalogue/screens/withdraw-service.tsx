import { Button } from '#design/button.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { useWithdrawService } from '../api.ts';
import type { Catalogue } from '../contract.ts';
import { FormEnd } from './form-end.tsx';
import { texts } from './texts.ts';

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
          title: texts().withdrawal.done,
          description: texts().withdrawal.notBookable(name),
        });
        onDone();
      },
      () => {},
    );
  return (
    <div className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      <p>{texts().withdrawal.lead(formatBooked(booked))}</p>
      <FormEnd error={withdrawal.error} onDone={onDone}>
        <Button
          variant='danger'
          size='small'
          onClick={withdraw}
          busy={withdrawal.isPending}
          busyLabel={texts().withdrawal.removing}
        >
          {texts().withdrawal.remove}
        </Button>
      </FormEnd>
    </div>
  );
}

function formatBooked(booked: number): string {
  if (booked === 0) return texts().withdrawal.noneBooked;
  if (booked === 1) return texts().withdrawal.oneBooked;
  return texts().withdrawal.booked(booked);
}
