import type { Role } from '#clinic/audit/contract.ts';
import { roleTexts } from './role-texts.ts';

/** Names of the staff roles in the current language; none for clients. */
export const roleLabels = (): Record<Role, string> => ({
  client: '',
  professional: roleTexts().professional,
  reception: roleTexts().reception,
  admin: roleTexts().admin,
});
