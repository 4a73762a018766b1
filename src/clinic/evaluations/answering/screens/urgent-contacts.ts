import { clinicContact } from '#platform/clinic-contact.ts';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { withPhoneUrl } from '#platform/text/dialling.ts';

/** Suicide helpline, available at any hour. */
export const helplinePhone = (): string => clinicSettings().emergencyContacts[1].phone;

export function alwaysOpenContacts() {
  const [danger, suicide] = clinicSettings().emergencyContacts;
  return [suicide, danger].map(withPhoneUrl);
}

export const urgentContacts = () => [
  ...alwaysOpenContacts(),
  withPhoneUrl({ name: clinicContact().name, phone: clinicContact().phone, description: '' }),
];
