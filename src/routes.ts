import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type PageName, pages, type StaffPageName } from './platform/paths.ts';

/**
 * Screens of all pages; `platform/paths.ts` contains everything else. Paths are a contract (docs/behaviour.md,
 * Pages).
 */
const screens: Record<Exclude<PageName, StaffPageName | 'firmar' | 'video'>, string> = {
  home: 'clinic/site/screens/landing/landing-page.tsx',
  auth: 'clinic/accounts/sign-in/screens/auth-page.tsx',
  'verify-email': 'clinic/accounts/verification/screens/verify-email-page.tsx',
  'nueva-contrasena': 'clinic/accounts/recovery/screens/new-password-page.tsx',
  appointments: 'clinic/appointments/booking/screens/booking-page.tsx',
  dashboard: 'clinic/profile/screens/profile-page.tsx',
  plans: 'clinic/site/screens/plans/plans-page.tsx',
  external: 'clinic/site/screens/external/external-page.tsx',
  selfcare: 'clinic/wellbeing/screens/selfcare-page.tsx',
  'join-team': 'clinic/site/screens/join-team-page.tsx',
  'psychology-services': 'clinic/site/screens/services/psychology-services-page.tsx',
  'multidisciplinary-approach': 'clinic/site/screens/services/multidisciplinary-page.tsx',
  'embedded-web': 'clinic/site/screens/embedded-web/embedded-web-page.tsx',
  chat: 'clinic/chat/screens/chat-page.tsx',
  evaluacion: 'clinic/evaluations/screens/evaluation-page.tsx',
  cuestionario: 'clinic/evaluations/answering/screens/questionnaire-page.tsx',
  resultados: 'clinic/evaluations/results/screens/results-page.tsx',
  contact: 'clinic/contact/screens/contact-page.tsx',
  'aviso-legal': 'clinic/site/screens/legal-notice-page.tsx',
  invitacion: 'clinic/patients/invitations/screens/invitation-page.tsx',
  cita: 'clinic/appointments/reminder-links/screens/appointment-link-page.tsx',
  design: 'clinic/site/screens/design-page.tsx',
};

type SettingsPageName = Extract<StaffPageName, `staff-settings-${string}`>;

/** The panel's pages, with their own layout. */
const staffScreens: Record<Exclude<StaffPageName, SettingsPageName>, string> = {
  staff: 'clinic/staff/today/screens/today-page.tsx',
  'staff-agenda': 'clinic/appointments/agenda-grid/screens/agenda-page.tsx',
  'staff-audit': 'clinic/staff/audit-log/screens/audit-page.tsx',
  'staff-protocol': 'clinic/crisis/screens/protocol-page.tsx',
  'staff-schedule': 'clinic/appointments/absences/screens/schedule-page.tsx',
  'staff-evaluations': 'clinic/evaluations/results/screens/answered-page.tsx',
  'staff-people': 'clinic/staff/people/screens/people-page.tsx',
  'staff-inbox': 'clinic/staff/inbox/screens/inbox-page.tsx',
  'staff-till': 'clinic/payments/till/screens/till-page.tsx',
  'staff-invoices': 'clinic/payments/invoices/screens/invoices-page.tsx',
  'staff-sheets': 'clinic/staff/monthly-statements/screens/statement-page.tsx',
  'staff-figures': 'clinic/staff/reports/screens/reports-page.tsx',
  'staff-documents': 'clinic/consents/texts/screens/documents-page.tsx',
  'staff-chat': 'clinic/chat/desk/screens/chat-desk-page.tsx',
  'staff-requests': 'clinic/records/requests/screens/requests-page.tsx',
  'staff-welcome': 'clinic/settings/screens/welcome-page.tsx',
  'staff-settings': 'clinic/settings/screens/settings-index-page.tsx',
  'staff-answers': 'clinic/organization/templates/screens/templates-page.tsx',
  'staff-import': 'clinic/settings/imports/screens/imports-page.tsx',
};

// Cast: `Object.entries` types keys as string.
const pathOf = (name: string) => pages[name as PageName].path.slice(1);

// A short id, because the route list is part of the first view.
export default [
  layout('clinic/site/screens/layout/public-layout.tsx', { id: 'site' }, [
    ...Object.entries(screens).map(([id, file]) =>
      pathOf(id) === '' ? index(file, { id }) : route(pathOf(id), file, { id }),
    ),
    route('*', 'clinic/site/screens/not-found-page.tsx', { id: '*' }),
  ]),
  layout('clinic/staff/screens/layout/staff-layout.tsx', { id: 'clinic' }, [
    ...Object.entries(staffScreens).map(([id, file]) => route(pathOf(id), file, { id })),
    // One route, because the list of routes is part of every page's first view. The path decides what it shows.
    route(`${pathOf('staff-settings')}/:page`, 'clinic/settings/screens/settings-page.tsx', {
      id: 'staff-settings-page',
    }),
  ]),
  // Without bars: a device handed over for signing leads nowhere else.
  route(pathOf('firmar'), 'clinic/consents/signing/screens/signing-page.tsx', { id: 'firmar' }),
  // Without bars too: camera and microphone are allowed in this document only.
  route(pathOf('video'), 'clinic/appointments/video-room/screens/video-page.tsx', { id: 'video' }),
] satisfies RouteConfig;
