import type { SettingsGroup } from '../terms.ts';

/** Page of the site that shows the values of a group, and the id of the place; null if none does. */
export const previewPages: Record<SettingsGroup, { path: string; anchor: string | null } | null> = {
  emergency: { path: '/contact', anchor: 'urgencias' },
  pages: { path: '/aviso-legal', anchor: 'privacidad' },
  booking: { path: '/aviso-legal', anchor: 'pago' },
  reminders: { path: '/aviso-legal', anchor: 'cancelaciones' },
  video: null,
  holidays: null,
  homeVisits: { path: '/psychology-services', anchor: 'mayores' },
  site: { path: '/', anchor: 'therapies' },
  complementary: { path: '/external', anchor: null },
  perks: null,
  directory: { path: '/join-team', anchor: null },
  sharing: null,
};
