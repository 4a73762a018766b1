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
  role: row.role,
});
