/** Minutes for which a recovery link is valid (OWASP forgot password cheat sheet: short, single use). */
export const recoveryMinutes = 30;

/**
 * Storage keys in this tab for a slot or plan chosen before signing in. The sign-in page mentions it only if
 * one is stored (see `tab-storage.ts`).
 */
export const signInStorageKeys = { appointment: 'pendingAppointment', plan: 'pendingSubscription' } as const;

/** Days for which a staff member's first link is valid: longer than a week's holiday. */
export const staffLinkDays = 7;

/** Hours for which the first-admin link is valid: the person who starts the server is available. */
export const firstAdminHours = 24;

/** Idle minutes after which a staff session locks. */
export const lockMinutes = 15;
/** Storage keys for whether the panel is open in this browser, and for its last activity in ms. */
export const panelStorageKeys = { open: 'panel-open', usedAt: 'panel-used-at' } as const;
