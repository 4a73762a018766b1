import { mapFields, type PatientFieldValues, patientFields } from '../fields.ts';

type Identity = PatientFieldValues & {
  id: number;
  userId: number | null;
  guardianId: number | null;
};

/** Merges identity and fields: the remaining record wins, gaps come from the other. */
export const mergeIdentity = (from: Identity, to: Identity): Omit<Identity, 'id'> => ({
  userId: to.userId ?? from.userId,
  // Excludes both ids: nobody is their own guardian, and one record is deleted.
  guardianId:
    [to.guardianId, from.guardianId].find((one) => one !== null && one !== to.id && one !== from.id) ?? null,
  ...mapFields((field) => to[field] ?? from[field], patientFields),
});
