import { Link } from 'react-router';
import { NoScriptNotice } from '#clinic/accounts/screens/no-script-notice.tsx';
import { BookingBar } from '#clinic/appointments/screens/booking-bar.tsx';
import { clinic } from '#config';
import { UrgentCalls } from '#design/feedback/urgent-calls.tsx';
import { PageTitle } from '#design/page-title.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { contactPath, routes } from '#platform/paths.ts';
import { withPhoneUrl } from '#platform/text/dialling.ts';
import { answeringHours } from '#platform/time/opening-hours.ts';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { texts } from './texts.ts';

export const meta = pageMeta(() => ({
  title: `${texts().title} · ${clinicContact().name}`,
  description: texts().description(clinicContact().name, clinic.city),
}));

export default function ContactPage() {
  return (
    <>
      <PageTitle title={texts().title}>{texts().lead}</PageTitle>
      <div className='mt-5 grid gap-x-14 gap-y-8 lg:mt-7 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]'>
        <div className='lg:col-start-2'>
          <ContactDetails />
          <OpeningHours />
        </div>
        <WriteToUs />
        <Referral />
      </div>
      <UrgentCalls
        id='urgencias'
        contacts={clinicSettings().emergencyContacts.map(withPhoneUrl)}
        className='mt-14 items-center sm:mt-20 lg:grid-cols-[1fr_1.7fr]'
      >
        {texts().noEmergencies}
      </UrgentCalls>
      <BookingBar />
    </>
  );
}

/** The contact form as the anchor target of links with a subject. */
function WriteToUs() {
  return (
    <section
      id='escribenos'
      aria-labelledby='escribenos-title'
      className='lg:col-start-1 lg:row-span-2 lg:row-start-1'
    >
      <h2 id='escribenos-title' className='text-h3'>
        {texts().form.title}
      </h2>
      <p className='mt-1.5 mb-5 max-w-text text-ink-soft'>{texts().form.lead(answeringHours())}</p>
      <NoScriptNotice className='mb-6'>{texts().form.toSend}</NoScriptNotice>
      <ContactForm />
    </section>
  );
}

function Referral() {
  return (
    <section
      id='derivacion'
      aria-labelledby='derivacion-title'
      className='self-start rounded-card bg-river-50 px-5 py-6 sm:px-8 sm:py-8 lg:col-start-2'
    >
      <h3 id='derivacion-title'>{texts().referral.title}</h3>
      <p className='mt-3 max-w-text'>{texts().referral.lead}</p>
      <ul className='mt-3 list-disc space-y-1 pl-6 marker:text-river-600'>
        {texts().referral.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className='mt-3'>{texts().referral.restInPerson}</p>
      <p className='mt-3 flex flex-wrap gap-x-6'>
        <Link to={contactPath('referral')} className='link inline-flex min-h-11 items-center font-[650]'>
          {texts().referral.useForm}
        </Link>
        <Link
          to={routes['multidisciplinary-approach']}
          className='link inline-flex min-h-11 items-center font-[650]'
        >
          {texts().referral.howWeWork}
        </Link>
      </p>
    </section>
  );
}
