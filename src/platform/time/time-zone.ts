/** The clinic's wall clock. Slots, days and reminders are thought of in it; instants are stored in UTC. */
export const timeZone = 'Europe/Madrid';
