import { useQuery } from '@tanstack/react-query';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { Spinner } from '#design/spinner.tsx';
import { problemMessage } from '#platform/api/client.ts';
import { formatDate, formatDay } from '#platform/time/screen-dates.ts';
import { blockedRecordQuery } from '../api.ts';
import { texts } from './texts.ts';

/** Shows an opened record in full, because answering a court may need all of it. */
export function BlockedRecord({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(blockedRecordQuery(id));
  if (data === undefined)
    return error === null ? (
      <Spinner label={texts().opening} className='mt-3' />
    ) : (
      <LoadFailure isQuiet title={texts().notOpened} retry={() => void refetch()}>
        {problemMessage(error) ?? texts().isKept}
      </LoadFailure>
    );
  return (
    <div className='mt-3 border-line border-t pt-3'>
      {data.birthDate && <p>{texts().birth(formatDay(data.birthDate))}</p>}
      {data.parts.length === 0 && <EmptyText>{texts().empty}</EmptyText>}
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
                    {texts().signedDocument}
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
