import type { Day } from '#platform/time/calendar-days.ts';

type Identity = {
  id: number;
  userId: number | null;
  guardianId: number | null;
  fullName: string | null;
  birthDate: Day | null;
  email: string | null;
  phone: string | null;
};

/** Merges identity fields: the remaining record wins, gaps come from the other. */
export const mergeIdentity = (from: Identity, to: Identity): Omit<Identity, 'id'> => ({
  userId: to.userId ?? from.userId,
  // Excludes both ids: nobody is their own guardian, and one record is deleted.
  guardianId:
    [to.guardianId, from.guardianId].find((one) => one !== null && one !== to.id && one !== from.id) ?? null,
  fullName: to.fullName ?? from.fullName,
  birthDate: to.birthDate ?? from.birthDate,
  email: to.email ?? from.email,
  phone: to.phone ?? from.phone,
});
