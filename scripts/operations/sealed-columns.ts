import { sealedColumns as ofAccounts } from '#clinic/accounts/service.server.ts';
import { sealedColumns as ofAppointments } from '#clinic/appointments/service.server.ts';
import { sealedColumns as ofChat } from '#clinic/chat/service.server.ts';
import { sealedColumns as ofConsents } from '#clinic/consents/service.server.ts';
import { sealedColumns as ofContact } from '#clinic/contact/service.server.ts';
import { sealedColumns as ofEvaluations } from '#clinic/evaluations/service.server.ts';
import { sealedColumns as ofIntegrations } from '#clinic/integrations/service.server.ts';
import { sealedColumns as ofPatients } from '#clinic/patients/service.server.ts';
import { sealedColumns as ofRecords } from '#clinic/records/service.server.ts';
import { sealedColumns as ofWellbeing } from '#clinic/wellbeing/service.server.ts';

/** Every sealed column of the application; a new key must seal them all again. */
export const sealedColumns = [
  ...ofAccounts,
  ...ofAppointments,
  ...ofChat,
  ...ofConsents,
  ...ofContact,
  ...ofEvaluations,
  ...ofIntegrations,
  ...ofPatients,
  ...ofRecords,
  ...ofWellbeing,
];
