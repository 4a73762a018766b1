/** Days for which an invitation is good. */
export const invitationDays = 7;
