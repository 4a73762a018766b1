import type { Role } from '#clinic/audit/contract.ts';
import { routes } from '#platform/paths.ts';
import { texts } from './texts.ts';

const personTabs = [
  'resumen',
  'citas',
  'historia',
  'cuestionarios',
  'documentos',
  'dinero',
  'datos',
] as const;
export type PersonTab = (typeof personTabs)[number];

export const tabLabels: Record<PersonTab, string> = texts().tabs;

/** The tabs of a patient record for a role. Session notes are not for reception. */
export const tabsFor = (role: Role): readonly PersonTab[] =>
  personTabs.filter((tab) => tab !== 'historia' || role !== 'reception');

/** Address of a patient record. It contains only the record's number, so that searches never appear in the history. */
export const personUrl = (id: number, tab: PersonTab = 'resumen'): string =>
  `${routes['staff-people']}?persona=${id}${tab === 'resumen' ? '' : `&apartado=${tab}`}`;

/** The tab in the address; the summary if there is none, or the role may not see it. */
export const readTab = (search: URLSearchParams, role: Role): PersonTab =>
  tabsFor(role).find((tab) => tab === search.get('apartado')) ?? 'resumen';
