import { useSuspenseQuery } from '@tanstack/react-query';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { organizationQuery } from '#clinic/organization/api.ts';
import { PageTitle } from '#design/page-title.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { keepTogether } from '#platform/text/unbreakable.ts';
import { HolderPlate } from './legal/holder-plate.tsx';
import { legalSections } from './legal/legal-sections.tsx';
import { texts } from './legal/texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description(clinicContact().name),
}));

/** The legal notice required by the LSSI. */
export default function LegalNoticePage() {
  const { lastRevision } = useSuspenseQuery(organizationQuery()).data;
  return (
    <>
      <PageTitle title={texts().title}>
        {texts().lead}
        <span className='block text-sm'>{texts().lastRevision(keepTogether(lastRevision))}</span>
      </PageTitle>
      <HolderPlate />
      <div className='mt-12 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]'>
        <Contents />
        <div className='max-w-text space-y-12'>
          {legalSections().map(({ id, title, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className='text-h3'>
                {title}
              </h2>
              <div className='mt-3 space-y-3'>{content}</div>
            </section>
          ))}
        </div>
      </div>
      <BookingBar />
    </>
  );
}

function Contents() {
  return (
    <nav
      aria-labelledby='contents-title'
      data-print='no'
      className='self-start lg:sticky lg:top-24 zoomed:static!'
    >
      <h2 id='contents-title' className='text-h4'>
        {texts().onThisPage}
      </h2>
      <ul className='mt-2 grid sm:grid-cols-2 lg:grid-cols-1'>
        {legalSections().map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className='link inline-flex min-h-11 items-center'>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
