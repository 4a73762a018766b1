import { useRemoveAbsence } from '#clinic/schedule/api.ts';
import type { Opening } from '#clinic/schedule/contract.ts';
import { Button } from '#design/button.tsx';
import { EmptyText } from '#design/feedback/empty-text.tsx';
import { FailureNotice } from '#design/feedback/failure-notice.tsx';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { formatDate } from '#platform/time/screen-dates.ts';
import { formatAbsence } from './absence-draft.ts';
import { texts } from './texts.ts';

export function AbsenceList({ opening }: { opening: Opening }) {
  const remove = useRemoveAbsence();
  const personOf = (id: number | null) => opening.professionals.find((one) => one.id === id);
  return (
    <section aria-labelledby='ausencias' className='rounded-card border border-line bg-card p-4'>
      <h2 id='ausencias' className='mb-2 text-h4'>
        {' '}
        {texts().closed.title}{' '}
      </h2>
      {opening.absences.length === 0 && <EmptyText>{texts().closed.none}</EmptyText>}
      <ul>
        {opening.absences.map(({ id, professionalId, startsAt, endsAt }) => {
          const name = professionalId === null ? texts().wholeClinic : personOf(professionalId)?.name;
          const mayChange =
            professionalId === null ? opening.mayCloseAll : personOf(professionalId)?.mayChange;
          return (
            <li
              key={id}
              className='dense-row flex items-center justify-between gap-3 border-line border-b last:border-b-0'
            >
              <p className='min-w-0 text-xs tabular-nums'>
                <strong className='block text-sm'>{name && keepTogether(name)}</strong>
                {formatAbsence(startsAt, endsAt)}
              </p>
              {mayChange && (
                <Button
                  size='small'
                  variant='quiet'
                  className='shrink-0'
                  onClick={() => remove.mutate(id)}
                  busy={remove.isPending && remove.variables === id}
                  busyLabel={texts().closed.busy}
                  aria-label={texts().closed.reopenFor(name, formatDate(startsAt))}
                >
                  {' '}
                  {texts().closed.reopen}{' '}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {remove.error && (
        <FailureNotice {...failureMessages(remove.error, { refused: texts().closed.refused })} />
      )}
    </section>
  );
}
