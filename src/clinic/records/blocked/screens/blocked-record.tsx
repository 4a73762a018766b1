import { useQuery } from '@tanstack/react-query';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { formatDate, formatDay } from '#platform/time/screen-dates.ts';
import { blockedRecordQuery } from '../api.ts';

/** Shows an opened record in full, because answering a court may need all of it. */
export function BlockedRecord({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(blockedRecordQuery(id));
  if (data === undefined)
    return error === null ? (
      <Spinner label='Abriendo la historia…' className='mt-3' />
    ) : (
      <LoadFailure isQuiet title='No hemos podido abrir la historia' retry={() => void refetch()}>
        {problemMessage(error) ?? 'Sigue guardada. Vuelve a intentarlo en un momento.'}
      </LoadFailure>
    );
  return (
    <div className='mt-3 border-line border-t pt-3'>
      {data.birthDate && <p>Nacimiento: {formatDay(data.birthDate)}</p>}
      {data.parts.length === 0 && <EmptyText>No hay nada más guardado.</EmptyText>}
      {data.parts.map(({ title, entries }) => (
        <section key={title} aria-label={title} className='mt-4'>
          <h3 className='text-base'>{title}</h3>
          <ul className='mt-1 grid gap-3'>
            {entries.map(({ at, heading, text, file }) => (
              <li key={`${at} ${heading}`}>
                <p className='font-[650] text-sm'>
                  {formatDate(at)} · {heading}
                </p>
                {text && <p className='max-w-text whitespace-pre-line'>{text}</p>}
                {file && (
                  <a
                    className='link inline-flex min-h-11 items-center'
                    href={`/api/staff/blocked/${id}/files/${file}`}
                    download
                  >
                    El papel firmado (PDF)
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
