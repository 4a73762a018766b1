import { z } from 'zod';
import { changeableFields, personName } from '#clinic/accounts/contract.ts';
import type { PatientField } from './fields.ts';

const nameMissing = 'Escribe el nombre de la persona';

/** The shape of each field as the desk sends it; only the name is required. */
const fieldShapes = {
  fullName: personName(nameMissing),
  phone: changeableFields.phone,
  email: changeableFields.email,
  birthDate: z.iso
    .date('Escribe la fecha de nacimiento')
    .refine((day) => day >= '1900-01-01', 'Escribe la fecha de nacimiento')
    .nullish(),
} satisfies Record<PatientField, z.ZodType<string | null | undefined>>;

export const newPatient = z.strictObject(fieldShapes);
export type NewPatient = z.output<typeof newPatient>;
