import { ContactButtons } from '#design/feedback/contact-buttons.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { texts } from './texts.ts';

/**
 * For browsers without JavaScript: names what needs it, and how to reach a person instead.
 * @param children the action, as the beginning of a sentence: 'Para reservar aquí'
 */
export function NoScriptNotice({ children, className = 'mt-6' }: { children: string; className?: string }) {
  return (
    <div className={`hidden noscript:block ${className}`}>
      <Notice
        title={texts().noScript.title(children)}
        actions={
          <ContactButtons
            email={clinicContact().email}
            phone={clinicContact().phone}
            href={phoneUrl(clinicContact().phone)}
          />
        }
      >
        {texts().noScript.advice}
      </Notice>
    </div>
  );
}
