import type { bringAppointment } from '#clinic/appointments/service.server.ts';

export type ImportDeps = Parameters<typeof bringAppointment>[0];
