import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site. Paths are a contract (SPEC.md section 2); the map in `platform/paths.ts` names them. */
export default [
  index('clinic/site/screens/landing-page.tsx'),
  route('auth', 'clinic/accounts/screens/auth-page.tsx'),
  route('appointments', 'clinic/appointments/screens/booking-page.tsx'),
  route('dashboard', 'clinic/profile/screens/profile-page.tsx'),
  route('plans', 'clinic/site/screens/plans-page.tsx'),
  route('*', 'clinic/site/screens/not-found-page.tsx'),
] satisfies RouteConfig;
