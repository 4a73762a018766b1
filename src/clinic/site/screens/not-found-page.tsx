import { data, Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './not-found-texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().notFound.title} · ${clinicContact().name}`,
  description: texts().notFound.description(clinicContact().name),
}));

/** The loader sets status 404: the router treats a matched catch-all route as success. */
export const loader = () => data(null, { status: 404 });

/** Client-side navigation needs no server request. */
export const clientLoader = () => null;

export default function NotFoundPage() {
  return (
    <div className='mx-auto max-w-2xl'>
      <h1 lang='en' className='text-center'>
        Page Not Found
      </h1>
      <EmptyState
        drawing='boat'
        headingLevel={2}
        title={texts().notFound.heading}
        className='mt-8'
        actions={
          <>
            <Button asChild>
              <Link to={routes.home}>{texts().notFound.home}</Link>
            </Button>
            <Button asChild variant='secondary'>
              <Link to={routes.appointments}>{texts().notFound.book}</Link>
            </Button>
          </>
        }
      >
        <p className='text-balance'>
          {texts().notFound.beforePhone}{' '}
          <a href={phoneUrl(clinicContact().phone)} className='link whitespace-nowrap'>
            {clinicContact().phone}
          </a>{' '}
          {texts().notFound.afterPhone}
        </p>
      </EmptyState>
    </div>
  );
}
