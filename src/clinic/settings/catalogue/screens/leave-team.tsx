import { useQuery } from '@tanstack/react-query';
import { AbsenceDialog } from '#clinic/appointments/absences/screens/absence-dialog.tsx';
import { useClientNow } from '#clinic/appointments/screens/use-now.ts';
import { Button } from '#design/button.tsx';
import { LoadFailure } from '#design/feedback/load-failure.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { Spinner } from '#design/spinner.tsx';
import { failureReason } from '#platform/idempotency/failure-messages.ts';
import { formatDate, formatTime } from '#platform/time/screen-dates.ts';
import { upcomingAppointmentsQuery, useSetActive } from '../api.ts';
import type { Catalogue, UpcomingAppointment } from '../contract.ts';
import { FormEnd } from './form-end.tsx';
import { texts } from './texts.ts';

type LeaveTeamProps = {
  member: Catalogue['team'][number];
  services: Catalogue['services'];
  onDone: () => void;
};

export function LeaveTeam({ member, services, onDone }: LeaveTeamProps) {
  const { data, error, isError, refetch } = useQuery(upcomingAppointmentsQuery(member.id));
  const leaving = useSetActive(member.id);
  if (isError && !data)
    return (
      <LoadFailure title={texts().leaving.notOpened} retry={() => void refetch()}>
        {failureReason(error, texts().leaving.tryAgain)}
      </LoadFailure>
    );
  if (data === undefined) return <Spinner label={texts().leaving.opening} />;
  const leave = () =>
    leaving.mutateAsync(false).then(
      () => {
        toast({
          tone: 'success',
          title: texts().leaving.done,
          description: texts().leaving.doneLead,
        });
        onDone();
      },
      () => void refetch(),
    );
  return (
    <div className='mt-3 flex max-w-text flex-col gap-3 pb-2'>
      {data.length > 0 ? <Booked appointments={data} services={services} /> : <p>{texts().leaving.lead}</p>}
      <FormEnd error={leaving.error} onDone={onDone}>
        {data.length === 0 && (
          <Button
            variant='danger'
            size='small'
            onClick={leave}
            busy={leaving.isPending}
            busyLabel={texts().leaving.removing}
          >
            {texts().leaving.remove}
          </Button>
        )}
      </FormEnd>
    </div>
  );
}

function Booked({
  appointments,
  services,
}: { appointments: UpcomingAppointment[] } & Pick<LeaveTeamProps, 'services'>) {
  const now = useClientNow();
  const { length: count } = appointments;
  return (
    <>
      <p className='font-[650]'>
        {count === 1 ? texts().leaving.oneAppointment : texts().leaving.appointments(count)}{' '}
        {texts().leaving.moveFirst}
      </p>
      <ul className='max-h-80 divide-y divide-line overflow-y-auto border-line border-y'>
        {appointments.map(({ id, patient, kind, startsAt }) => (
          <li key={id} className='flex flex-wrap justify-between gap-x-4 py-2'>
            <span>
              {formatDate(startsAt)}, {formatTime(startsAt)}
            </span>
            <span className='text-ink-soft'>
              {patient ?? texts().leaving.nameless} · {services.find((one) => one.kind === kind)?.name}
            </span>
          </li>
        ))}
      </ul>
      <p className='text-ink-soft'>{texts().leaving.closeLead}</p>
      <div>
        <AbsenceDialog label={texts().leaving.closeHours} title={texts().leaving.closeHoursTitle} now={now} />
      </div>
    </>
  );
}
