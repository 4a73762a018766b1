import type { importAppointment } from '#clinic/appointments/service.server.ts';

export type ImportDeps = Parameters<typeof importAppointment>[0];
