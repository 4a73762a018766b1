import type { Day } from '#platform/time/calendar-days.ts';

/** What a card says of its person. */
type Said = {
  id: number;
  userId: number | null;
  guardianId: number | null;
  fullName: string | null;
  birthOn: Day | null;
  email: string | null;
  phone: string | null;
};

/** What one card says of both: where the one that stays says nothing, the other does. */
export const together = (from: Said, to: Said): Omit<Said, 'id'> => ({
  userId: to.userId ?? from.userId,
  // Nobody is their own guardian, and one of the two is gone.
  guardianId:
    [to.guardianId, from.guardianId].find((one) => one !== null && one !== to.id && one !== from.id) ?? null,
  fullName: to.fullName ?? from.fullName,
  birthOn: to.birthOn ?? from.birthOn,
  email: to.email ?? from.email,
  phone: to.phone ?? from.phone,
});
