import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#clinic/accounts/api.ts';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { LoadingRows } from '#design/feedback/skeleton.tsx';
import { SelectField } from '#design/fields/field.tsx';
import { presentNow } from '#platform/browser/clock.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatMonth } from '#platform/time/screen-dates.ts';
import { monthsFrom } from '../../reports/rules.ts';
import { statementQuery } from '../api.ts';
import { ShareForm } from './share-form.tsx';
import { StatementView } from './statement-view.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: texts().documentTitle(clinicContact().name),
  description: texts().documentDescription,
}));

export default function StatementPage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LoadingRows label={texts().opening} />;
  const { role } = session.user;
  return (
    <>
      <h1 className='text-h3'>{role === 'admin' ? texts().title : texts().ownTitle}</h1>
      {role === 'reception' ? (
        <p className='mt-5'>{texts().onlyTherapists}</p>
      ) : (
        <Months isDirection={role === 'admin'} />
      )}
    </>
  );
}

const thisMonth = () => wallTimeOf(presentNow()).day.slice(0, 7);

/** This year and the six before it: a business keeps its books for six years (Código de Comercio, article 30). */
const yearsShown = 7;

/** Months of the last years up to `last`, the newest first. */
const listMonths = (last: string): string[] =>
  monthsFrom(`${Number(last.slice(0, 4)) - yearsShown + 1}-01`, last).toReversed();

function Months({ isDirection }: { isDirection: boolean }) {
  const [month, setMonth] = useState(thisMonth);
  const [wished, setWished] = useState<number>();
  const { data, isError, refetch } = useQuery(statementQuery(month, wished));
  const id = data?.sheet.professional.id;
  return (
    <>
      <div className='mt-2 mb-4 flex flex-wrap items-end gap-3'>
        <SelectField
          label={texts().month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          className='w-56'
        >
          {listMonths(thisMonth()).map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </SelectField>
        {isDirection && data && (
          <SelectField
            label={texts().professional}
            value={id}
            onChange={({ target }) => setWished(Number(target.value))}
            className='min-w-56'
          >
            {data.professionals.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
        {data && (
          <a
            href={`/api/staff/sheets/pdf?month=${month}&professionalId=${id}`}
            target='_blank'
            rel='noreferrer'
            className='link inline-flex min-h-12 items-center gap-1.5'
          >
            <FileText aria-hidden='true' className='size-4' />
            {texts().print}
          </a>
        )}
      </div>
      {isError && data === undefined && (
        <LoadFailure title={texts().notOpened} retry={() => void refetch()}>
          {texts().notOpenedAdvice}
        </LoadFailure>
      )}
      {data === undefined && !isError && <LoadingRows label={texts().openingOne} />}
      {data && <StatementView sheet={data.sheet} />}
      {data && isDirection && <ShareForm key={id} sheet={data.sheet} />}
    </>
  );
}
