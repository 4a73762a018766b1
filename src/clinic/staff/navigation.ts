import {
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  DoorOpen,
  FileInput,
  FileLock2,
  FileSignature,
  Inbox,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  ReceiptEuro,
  ScrollText,
  Store,
  Sun,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { Role } from '#clinic/audit/contract.ts';
import { routes } from '#platform/paths.ts';
import { navigationTexts } from './navigation-texts.ts';

export type StaffPage = {
  path: string;
  label: string;
  brief?: string;
  Icon: LucideIcon;
  only?: readonly Role[];
  /** Shown only before launch. */
  launch?: 'before';
  /** Rarely used: collapsed in the sidebar. */
  isRare?: true;
};

/** In the language of the page. */
const listPages = (): readonly StaffPage[] => [
  {
    path: routes['staff-welcome'],
    label: navigationTexts().welcome,
    brief: navigationTexts().welcomeBrief,
    Icon: DoorOpen,
    only: ['admin'],
    launch: 'before',
  },
  { path: routes.staff, label: navigationTexts().today, Icon: Sun },
  { path: routes['staff-agenda'], label: navigationTexts().agenda, Icon: CalendarDays },
  { path: routes['staff-people'], label: navigationTexts().people, Icon: UsersRound },
  { path: routes['staff-inbox'], label: navigationTexts().inbox, Icon: Inbox },
  { path: routes['staff-till'], label: navigationTexts().till, Icon: Wallet, only: ['reception', 'admin'] },
  {
    path: routes['staff-requests'],
    label: navigationTexts().requests,
    Icon: FileLock2,
    only: ['reception', 'admin'],
  },
  {
    path: routes['staff-sheets'],
    label: navigationTexts().ownMonth,
    Icon: ReceiptEuro,
    only: ['professional'],
  },
  {
    path: routes['staff-sheets'],
    label: navigationTexts().statements,
    brief: navigationTexts().statementsBrief,
    Icon: ReceiptEuro,
    only: ['admin'],
  },
  { path: routes['staff-figures'], label: navigationTexts().reports, Icon: ChartColumn, only: ['admin'] },
  { path: routes['staff-schedule'], label: navigationTexts().schedule, Icon: CalendarClock },
  { path: routes['staff-chat'], label: navigationTexts().chat, Icon: MessageCircle },
  {
    path: routes['staff-evaluations'],
    label: navigationTexts().evaluations,
    brief: navigationTexts().evaluationsBrief,
    Icon: ClipboardList,
  },
  {
    path: routes['staff-documents'],
    label: navigationTexts().documents,
    brief: navigationTexts().documentsBrief,
    Icon: FileSignature,
    isRare: true,
  },
  {
    path: routes['staff-protocol'],
    label: navigationTexts().protocol,
    Icon: LifeBuoy,
    only: ['admin'],
    isRare: true,
  },
  {
    path: routes['staff-audit'],
    label: navigationTexts().audit,
    brief: navigationTexts().auditBrief,
    Icon: ScrollText,
    only: ['admin'],
    isRare: true,
  },
  {
    path: routes['staff-import'],
    label: navigationTexts().imports,
    Icon: FileInput,
    only: ['admin'],
    isRare: true,
  },
  {
    path: routes['staff-settings'],
    label: navigationTexts().settings,
    brief: navigationTexts().settingsBrief,
    Icon: Store,
    only: ['admin'],
    isRare: true,
  },
];

export const pagesFor = (role: Role, isSiteOpen: boolean): readonly StaffPage[] =>
  listPages().filter(
    ({ only, launch }) =>
      (only === undefined || only.includes(role)) && (launch === undefined || !isSiteOpen),
  );

/** Whether the page, or one below it, is open; every page is below Hoy. */
export const isPageOpen = (path: string, pathname: string): boolean =>
  path === pathname || (path !== routes.staff && pathname.startsWith(`${path}/`));
