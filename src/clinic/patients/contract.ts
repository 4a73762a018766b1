import { z } from 'zod';
import { changeableFields, personName } from '#clinic/accounts/contract.ts';

const nameMissing = 'Escribe el nombre de la persona';

export const newPatient = z.strictObject({
  fullName: personName(nameMissing),
  phone: changeableFields.phone,
  email: changeableFields.email,
  birthDate: z.iso
    .date('Escribe la fecha de nacimiento')
    .refine((day) => day >= '1900-01-01', 'Escribe la fecha de nacimiento')
    .nullish(),
});
export type NewPatient = z.output<typeof newPatient>;
