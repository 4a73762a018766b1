import { ReceiptText } from 'lucide-react';
import type { Role } from '#clinic/audit/contract.ts';
import { settingsPages } from '#clinic/organization/screens/settings-pages.ts';
import { routes } from '#platform/paths.ts';
import { fold } from '#platform/text/fold.ts';
import { pagesFor, type StaffPage } from '../navigation.ts';
import { navigationTexts } from '../navigation-texts.ts';
import { synonyms } from './synonyms.ts';

export type FoundPage = Pick<StaffPage, 'path' | 'label'> & Partial<Pick<StaffPage, 'brief' | 'Icon'>>;

const invoices = (): FoundPage => ({
  path: routes['staff-invoices'],
  label: navigationTexts().invoices,
  Icon: ReceiptText,
});

/** Every page of the panel that a role may open, the settings' own pages included. */
export function listPages(role: Role, isSiteOpen: boolean): { pages: FoundPage[]; settings: FoundPage[] } {
  const pages = pagesFor(role, isSiteOpen).map(({ path, label, Icon }) => ({ path, label, Icon }));
  return {
    // Facturas is reached from Caja, for the same roles.
    pages: pages.flatMap((page) => (page.path === routes['staff-till'] ? [page, invoices()] : [page])),
    settings: pages.some(({ path }) => path === routes['staff-settings'])
      ? settingsPages.map(({ path, title, brief }) => ({ path, label: title, brief }))
      : [],
  };
}

/** Whether each typed word is the beginning of a word in the text. */
export function matchesWords(text: string, typed: string): boolean {
  const words = fold(text).split(' ');
  const wanted = fold(typed).split(' ');
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

export const matchesPage = ({ path, label, brief = '' }: FoundPage, typed: string): boolean =>
  matchesWords(`${label} ${brief} ${synonyms()[path] ?? ''}`, typed);
