import { useQuery } from '@tanstack/react-query';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { ownCreditQuery } from '../api.ts';

export function MyCredit() {
  const { data } = useQuery(ownCreditQuery());
  if (!data || data.cents <= 0) return null;
  return (
    <Notice tone='info' className='mt-6' title={`Tienes ${formatEurosExactly(data.cents)} de saldo a favor`}>
      Sirve para pagar otra cita o un plan en la clínica, y no caduca. Si prefieres el dinero, pídelo en
      recepción o llámanos al {clinicContact().phone}.
    </Notice>
  );
}
