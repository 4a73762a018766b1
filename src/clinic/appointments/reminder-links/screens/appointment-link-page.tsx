import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { Loading, Skeleton, SkeletonText } from '#design/feedback/skeleton.tsx';
import { ApiError, problemMessage } from '#platform/api/client.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { linkQuery } from '../api.ts';
import { LinkedAppointment } from './linked-appointment.tsx';
import { texts } from './texts.ts';
import { type ParsedLink, useLinkFromHash } from './use-link-from-hash.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description,
}));

/** Page of the reminder links. Opening it changes nothing, because mail scanners open links too. */
export default function AppointmentLinkPage() {
  const link = useLinkFromHash();
  return (
    <>
      <h1>{texts().title}</h1>
      {link === undefined && <LoadingCard />}
      {link === null && <InvalidLink>{texts().incompleteLink}</InvalidLink>}
      {link && <Linked key={`${link.choice} ${link.token}`} link={link} />}
    </>
  );
}

function Linked({ link }: { link: ParsedLink }) {
  const { data, error, refetch, isFetching } = useQuery(linkQuery(link.token));
  if (data !== undefined) return <LinkedAppointment shown={data} link={link} />;
  if (error === null) return <LoadingCard />;
  // 429 and 5xx are temporary; other errors concern the link itself.
  const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429;
  if (isFinal) return <InvalidLink>{problemMessage(error)}</InvalidLink>;
  return (
    <Notice
      tone='danger'
      announce='assertive'
      title={texts().loadFailed}
      className='mt-8 max-w-2xl'
      actions={
        <Button
          size='small'
          variant='secondary'
          busy={isFetching}
          busyLabel={texts().opening}
          onClick={() => refetch()}
        >
          {texts().retry}
        </Button>
      }
    >
      {problemMessage(error) ?? texts().loadFailedAdvice}
    </Notice>
  );
}

function InvalidLink({ children }: { children: React.ReactNode }) {
  return (
    <div role='status'>
      <EmptyState
        headingLevel={2}
        title={texts().notFound}
        className='mt-8 max-w-2xl'
        actions={
          <>
            <Button asChild>
              <Link to={routes.dashboard}>{texts().viewAppointments}</Link>
            </Button>
            <Button asChild variant='secondary'>
              <a href={phoneUrl(clinicContact().phone)}>{texts().callClinic}</a>
            </Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}

function LoadingCard() {
  return (
    <Loading label={texts().loading}>
      <Card className='mt-8 max-w-2xl'>
        <Skeleton className='h-8 w-64 max-w-full' />
        <SkeletonText lines={3} className='mt-4' />
        <div className='mt-6 flex flex-wrap gap-3'>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className='h-12 w-36 rounded-full!' />
          ))}
        </div>
      </Card>
    </Loading>
  );
}
