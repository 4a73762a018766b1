import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site. Paths are a contract (SPEC.md section 2); the map in `platform/paths.ts` names them. */
export default [
  index('clinic/site/screens/landing-page.tsx'),
  route('auth', 'clinic/accounts/screens/auth-page.tsx'),
  route('verify-email', 'clinic/accounts/screens/verify-email-page.tsx'),
  route('nueva-contrasena', 'clinic/accounts/screens/new-password-page.tsx'),
  route('appointments', 'clinic/appointments/screens/booking-page.tsx'),
  route('dashboard', 'clinic/profile/screens/profile-page.tsx'),
  route('plans', 'clinic/site/screens/plans-page.tsx'),
  route('external', 'clinic/site/screens/external-page.tsx'),
  route('selfcare', 'clinic/wellbeing/screens/selfcare-page.tsx'),
  route('join-team', 'clinic/site/screens/join-team-page.tsx'),
  route('psychology-services', 'clinic/site/screens/psychology-services-page.tsx'),
  route('multidisciplinary-approach', 'clinic/site/screens/multidisciplinary-page.tsx'),
  route('embedded-web', 'clinic/site/screens/embedded-web-page.tsx'),
  route('chat', 'clinic/chat/screens/chat-page.tsx'),
  route('evaluacion', 'clinic/evaluations/screens/evaluation-page.tsx'),
  route('contact', 'clinic/contact/screens/contact-page.tsx'),
  route('aviso-legal', 'clinic/site/screens/legal-notice-page.tsx'),
  route('cita', 'clinic/appointments/screens/appointment-link-page.tsx'),
  route('demo/design', 'clinic/site/screens/design-page.tsx'),
  route('*', 'clinic/site/screens/not-found-page.tsx'),
] satisfies RouteConfig;
