import { legalNotice } from '#legal-notice';
import { configuredContact } from '#platform/clinic-contact.ts';
import { isReservedName } from '#platform/reserved-names.ts';
import { texts } from './texts.ts';

/** Details of the clinic, in the order in which they are shown. */
export const detailNames = [
  'name',
  'holder',
  'taxId',
  'address',
  'phone',
  'email',
  'register',
  'centreAuthorisation',
  'college',
  'degree',
  'mapUrl',
] as const;

export type DetailName = (typeof detailNames)[number];

export const detailLabels = (): Readonly<Record<DetailName, string>> => texts().details;

/** Details that another clinic may really share with the demonstration. */
const shareable: ReadonlySet<DetailName> = new Set(['name', 'college', 'degree']);

const demonstrationMark = /demostraci[oó]n/i;

/** Details that are, or contain, an official number. The URL of a map may contain zeros, so it is not one of them. */
const officialNumbers: ReadonlySet<DetailName> = new Set(['taxId', 'register', 'centreAuthorisation']);
/** An invented number, as in 'B00000000'. */
const zeros = /0{6,}/;

/**
 * Details that are still an example: marked as one, with a reserved domain, with a number of zeros, or unchanged from a
 * configuration whose data are invented. Any of them makes the legal notice false, so the site must not open.
 */
export function exampleDetails(details: Readonly<Record<DetailName, string>>): DetailName[] {
  const configured = { ...configuredContact, ...legalNotice };
  const isUnchanged = (name: DetailName) =>
    legalNotice.isInvented && !shareable.has(name) && details[name] === configured[name];
  return detailNames.filter((name) => {
    const value = details[name];
    if (demonstrationMark.test(value) || isUnchanged(name) || isReservedName(hostOf(name, value)))
      return true;
    return officialNumbers.has(name) && zeros.test(value);
  });
}

/** Whether a registration number is one of the demonstration: marked as such, or made of zeros. */
export const isExampleNumber = (number: string): boolean =>
  demonstrationMark.test(number) || zeros.test(number);

function hostOf(name: DetailName, value: string): string {
  if (name === 'email') return value.split('@').at(-1) ?? '';
  return name === 'mapUrl' && URL.canParse(value) ? new URL(value).hostname : '';
}
