import type { Role } from '#clinic/audit/contract.ts';

/** Minutes for which a link to a new password is good (OWASP forgot password cheat sheet: short, single use). */
export const recoveryMinutes = 30;

/**
 * Where this tab of the browser keeps what somebody had chosen before they were sent to sign in: an hour, a plan. The page in
 * between says so only where there is something (`tab-storage.ts` keeps it).
 */
export const keptUntilSignedIn = { appointment: 'pendingAppointment', plan: 'pendingSubscription' } as const;

/** Days for which the first link of somebody of the staff is good: a week's holiday lies between. */
export const staffLinkDays = 7;

/** Hours for which the address that opens a clinic's first account is good: whoever starts the server is at hand. */
export const firstAdminHours = 24;

/** Minutes without anybody after which a session of staff is locked. */
export const lockMinutes = 15;
/** Where a browser notes that the panel is open in it, and when somebody last touched it, in ms. */
export const panelPlaces = { open: 'panel-open', usedAt: 'panel-used-at' } as const;

/** What somebody is at the clinic, as its panel says it; a patient is nobody there. */
export const roleWords: Record<Role, string> = {
  client: '',
  professional: 'Profesional',
  reception: 'Recepción',
  admin: 'Dirección',
};
