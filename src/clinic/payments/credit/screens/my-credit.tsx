import { useQuery } from '@tanstack/react-query';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { formatEurosExactly } from '#platform/money.ts';
import { ownCreditQuery } from '../api.ts';
import { texts } from './texts.ts';

export function MyCredit() {
  const { data } = useQuery(ownCreditQuery());
  if (!data || data.cents <= 0) return null;
  return (
    <Notice tone='info' className='mt-6' title={texts().title(formatEurosExactly(data.cents))}>
      {texts().use(clinicContact().phone)}
    </Notice>
  );
}
