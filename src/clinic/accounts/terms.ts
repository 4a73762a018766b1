/** Minutes for which a link to a new password is good (OWASP forgot password cheat sheet: short, single use). */
export const recoveryMinutes = 30;
