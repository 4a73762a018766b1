import { Link } from 'react-router';
import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { WideCard } from '#design/drawings/wide-card.tsx';
import { ExternalLink } from '#design/external-link.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { Drawing } from '../background/drawing.tsx';
import { ClinicAtAGlance } from '../information/clinic-at-a-glance.tsx';
import { FurtherServicesList } from './further-services-list.tsx';
import { type PsychologyService, psychologyServices } from './psychology-services.ts';
import { ServiceDetails } from './service-details.tsx';
import { texts } from './texts.ts';

const own = texts().psychology;

export const meta = pageMeta(() => ({
  title: `${own.title} · ${clinicContact().name}`,
  description: own.description(ageInWords(clinic.childMinimumAgeMonths)),
}));

export default function PsychologyServicesPage() {
  return (
    <>
      <PageTitle title={own.title}>{own.lead}</PageTitle>
      <div className='mt-6 grid gap-10 sm:mt-8 sm:gap-12'>
        {psychologyServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </div>
      <FurtherServicesList className='mt-14 sm:mt-18' />
      <ClinicAtAGlance />
      <QuestionsSection />
    </>
  );
}

function ServiceCard({ service }: { service: PsychologyService }) {
  const { id, drawing, title, subtitle, description, objectives, modality, extra, ask } = service;
  return (
    <WideCard id={id} view={<Drawing name={drawing} className='w-full' />}>
      <h2 id={`${id}-title`} className='text-h3'>
        {title}
      </h2>
      <p className='mt-1 font-[650] text-river-700'>{subtitle}</p>
      <p className='mt-3 mb-5 max-w-text sm:text-lg'>{description}</p>
      {extra && (
        <p className='-mt-3 mb-4'>
          <ExternalLink href={extra.url} className='link inline-flex min-h-11 items-center font-[650]'>
            {extra.text}
          </ExternalLink>
        </p>
      )}
      {ask && (
        <p className='-mt-3 mb-4'>
          <Link to={contactPath(ask.subject)} className='link inline-flex min-h-11 items-center font-[650]'>
            {ask.text}
          </Link>
        </p>
      )}
      <ServiceDetails id={id} objectives={objectives} modality={modality} />
    </WideCard>
  );
}

function QuestionsSection() {
  return (
    <section
      aria-labelledby='doubts'
      className='mt-14 grid items-center gap-x-10 gap-y-6 rounded-card bg-river-50 px-5 py-8 sm:mt-18 sm:px-10 sm:py-10 md:grid-cols-[1fr_auto]'
    >
      <div>
        <h2 id='doubts' className='text-h3'>
          {own.doubts}
        </h2>
        <p className='mt-2 max-w-text'>{own.askUs}</p>
      </div>
      <div className='flex flex-wrap gap-3'>
        <Button asChild>
          <Link to={routes.contact}>{own.contact}</Link>
        </Button>
        <Button asChild variant='secondary' className='max-sm:hidden'>
          <Link to={routes.appointments}>{own.book}</Link>
        </Button>
      </div>
    </section>
  );
}
