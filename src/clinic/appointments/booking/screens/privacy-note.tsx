import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { texts } from './texts.ts';

/**
 * First layer of the privacy notice (GDPR art. 13) and what pressing the button means. `byPlan`: a session
 * credit pays.
 */
export function PrivacyNote({ byPlan }: { byPlan: boolean }) {
  return (
    <div className='flex flex-col gap-2 text-ink-soft text-sm'>
      <p>{byPlan ? texts().privacy.confirmedAtOnce : texts().privacy.hold(clinicSettings().holdMinutes)}</p>
      <p>
        {texts().privacy.use(
          clinicContact().name,
          // On its own line on phones: otherwise it changes lines when the web font arrives.
          <span className='max-[24rem]:block'>
            <a className='link' href={`mailto:${clinicContact().email}`}>
              {clinicContact().email}
            </a>
            .
          </span>,
        )}
      </p>
    </div>
  );
}
