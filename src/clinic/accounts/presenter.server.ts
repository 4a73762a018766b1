import { languageOfRecipient } from '#platform/language/request-language.server.ts';
import type { User } from './contract.ts';
import type { UserRow } from './queries.server.ts';

export const present = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  email: row.email,
  emailVerified: row.emailVerified,
  phone: row.phone,
  phoneVerified: row.phoneVerified,
  address: row.address,
  language: languageOfRecipient(row.language),
  role: row.role,
});
