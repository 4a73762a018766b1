import type { bringAppointment } from '#clinic/appointments/service.server.ts';

/** What the use cases of imports need; the app hands it in. */
export type ImportDeps = Parameters<typeof bringAppointment>[0];
