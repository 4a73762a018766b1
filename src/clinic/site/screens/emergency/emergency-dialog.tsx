import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { NativeDialog } from '#design/dialogs/native-dialog.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings, type EmergencyContact } from '#platform/clinic-settings.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

export const emergencyId = 'emergencias';

const urgent = 2;

/** Emergency contacts. Part of every document, so that it works offline. */
export function EmergencyDialog() {
  return (
    <NativeDialog id={emergencyId} title={texts().title} description={texts().advice} isDense>
      {/* On a phone the two most urgent stand side by side, so that all five fit on the smallest screen. */}
      <ul className='grid grid-cols-2 gap-1.5 max-[18rem]:grid-cols-1 sm:grid-cols-1 sm:gap-2.5 low:gap-1!'>
        {clinicSettings().emergencyContacts.map((contact, index) => (
          <Contact key={contact.phone} {...contact} isUrgent={index < urgent} />
        ))}
      </ul>
      <p className='mt-3 max-w-text text-ink-soft text-sm sm:mt-4'>{texts().notHere(clinicContact().name)}</p>
    </NativeDialog>
  );
}

type ContactProps = EmergencyContact & { isUrgent: boolean };

function Contact({ name, phone, description, isUrgent }: ContactProps) {
  return (
    <li
      className={clsx(
        'flex items-center gap-x-2 gap-y-1.5 rounded-card px-3 py-1.5 max-[18rem]:flex-wrap sm:gap-x-3 sm:py-3 sm:pl-5 low:py-1!',
        isUrgent
          ? 'bg-coral-100 max-sm:flex-col max-sm:items-stretch max-sm:justify-between max-sm:py-2'
          : 'col-span-full border border-line bg-card max-[21rem]:items-start',
      )}
    >
      <div className={clsx('min-w-0 sm:flex-[1_1_9.5rem]', !isUrgent && 'grow')}>
        <p className='font-[650] leading-snug max-sm:text-sm'>{name}</p>
        <p className='text-ink-soft text-xs sm:text-sm'>{description}</p>
      </div>
      <a
        href={phoneUrl(phone)}
        aria-label={texts().call(name, phone)}
        className={clsx(
          'inline-flex min-h-11 max-w-full shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-full px-3 font-[650] tabular-nums no-underline transition-colors max-[18rem]:whitespace-normal sm:min-h-12 sm:px-5 low:min-h-11!',
          isUrgent
            ? 'bg-coral-600 text-card text-lg hover:bg-coral-700'
            : 'text-river-700 max-sm:text-sm shadow-[inset_0_0_0_2px_var(--color-river-600)] hover:bg-river-50',
        )}
      >
        <Phone aria-hidden='true' className={clsx('size-4.5', !isUrgent && 'max-sm:hidden')} />
        {phone}
      </a>
    </li>
  );
}
