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

export const meta = pageMeta(() => ({
  title: `Hojas del mes · ${clinicContact().name}`,
  description: 'Lo atendido y lo cobrado en un mes por cada profesional, para el equipo de la clínica.',
}));

export default function StatementPage() {
  const session = useSession();
  if (session.state !== 'signed-in') return <LoadingRows label='Abriendo las hojas…' />;
  const { role } = session.user;
  return (
    <>
      <h1 className='text-h3'>{role === 'admin' ? 'Hojas del mes' : 'Mi mes'}</h1>
      {role === 'reception' ? (
        <p className='mt-5'>Esta página es de los profesionales y de dirección.</p>
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
          label='Mes'
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
            label='Profesional'
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
            Imprimir la hoja (PDF)
          </a>
        )}
      </div>
      {isError && data === undefined && (
        <LoadFailure title='No hemos podido abrir la hoja' retry={() => void refetch()}>
          Los datos siguen guardados. Vuelve a intentarlo en un momento.
        </LoadFailure>
      )}
      {data === undefined && !isError && <LoadingRows label='Abriendo la hoja…' />}
      {data && <StatementView sheet={data.sheet} />}
      {data && isDirection && <ShareForm key={id} sheet={data.sheet} />}
    </>
  );
}
