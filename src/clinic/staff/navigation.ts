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

const pages: readonly StaffPage[] = [
  {
    path: routes['staff-welcome'],
    label: 'Bienvenida',
    brief: 'Abrir',
    Icon: DoorOpen,
    only: ['admin'],
    launch: 'before',
  },
  { path: routes.staff, label: 'Hoy', Icon: Sun },
  { path: routes['staff-agenda'], label: 'Agenda', Icon: CalendarDays },
  { path: routes['staff-people'], label: 'Personas', Icon: UsersRound },
  { path: routes['staff-inbox'], label: 'Bandeja', Icon: Inbox },
  { path: routes['staff-till'], label: 'Caja', Icon: Wallet, only: ['reception', 'admin'] },
  {
    path: routes['staff-requests'],
    label: 'Solicitudes',
    Icon: FileLock2,
    only: ['reception', 'admin'],
  },
  { path: routes['staff-sheets'], label: 'Mi mes', Icon: ReceiptEuro, only: ['professional'] },
  { path: routes['staff-sheets'], label: 'Hojas del mes', brief: 'Mes', Icon: ReceiptEuro, only: ['admin'] },
  { path: routes['staff-figures'], label: 'Cifras', Icon: ChartColumn, only: ['admin'] },
  { path: routes['staff-schedule'], label: 'Horario', Icon: CalendarClock },
  { path: routes['staff-chat'], label: 'Chat', Icon: MessageCircle },
  { path: routes['staff-evaluations'], label: 'Cuestionarios', brief: 'Tests', Icon: ClipboardList },
  { path: routes['staff-documents'], label: 'Documentos', brief: 'Docs', Icon: FileSignature, isRare: true },
  { path: routes['staff-protocol'], label: 'Protocolo', Icon: LifeBuoy, only: ['admin'], isRare: true },
  {
    path: routes['staff-audit'],
    label: 'Quién hizo qué',
    brief: 'Quién',
    Icon: ScrollText,
    only: ['admin'],
    isRare: true,
  },
  { path: routes['staff-import'], label: 'Importar', Icon: FileInput, only: ['admin'], isRare: true },
  {
    path: routes['staff-settings'],
    label: 'Servicios y ajustes',
    brief: 'Ajustes',
    Icon: Store,
    only: ['admin'],
    isRare: true,
  },
];

export const pagesFor = (role: Role, isSiteOpen: boolean): readonly StaffPage[] =>
  pages.filter(
    ({ only, launch }) =>
      (only === undefined || only.includes(role)) && (launch === undefined || !isSiteOpen),
  );

/** Whether the page, or one below it, is open; every page is below Hoy. */
export const isPageOpen = (path: string, pathname: string): boolean =>
  path === pathname || (path !== routes.staff && pathname.startsWith(`${path}/`));
