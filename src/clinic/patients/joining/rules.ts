import { fieldDefinitions, mapFields, type PatientFieldValues, patientFields } from '../fields.ts';

type Identity = PatientFieldValues & {
  id: number;
  userId: number | null;
  guardianId: number | null;
};

/** The name of one contact beside the number of another would mislead. */
const hasEmergencyContact = (record: Identity): boolean =>
  patientFields.some((field) => fieldDefinitions[field].section === 'emergency' && record[field] !== null);

/** Merges identity and fields: the remaining record wins, gaps come from the other. */
export const mergeIdentity = (from: Identity, to: Identity): Omit<Identity, 'id'> => ({
  userId: to.userId ?? from.userId,
  // Excludes both ids: nobody is their own guardian, and one record is deleted.
  guardianId:
    [to.guardianId, from.guardianId].find((one) => one !== null && one !== to.id && one !== from.id) ?? null,
  ...mapFields((field) => {
    const isWhole = fieldDefinitions[field].section === 'emergency';
    return isWhole && hasEmergencyContact(to) ? to[field] : (to[field] ?? from[field]);
  }, patientFields),
});
