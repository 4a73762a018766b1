import { z } from 'zod';
import { changeableFields } from '#clinic/accounts/contract.ts';
import { singleLine, singleLineSentence } from '#platform/text/plain-text.ts';

const nameMissing = 'Escribe el nombre de la persona';

/** Somebody whom the clinic writes down itself: a name is enough, and how to reach them if they have said so. */
export const newPatient = z.strictObject({
  fullName: z
    .string(nameMissing)
    .trim()
    .min(2, nameMissing)
    .max(120, 'El nombre es demasiado largo')
    .regex(singleLine, singleLineSentence),
  phone: changeableFields.phone,
  email: changeableFields.email,
  birthDate: z.iso
    .date('Escribe la fecha de nacimiento')
    .refine((day) => day >= '1900-01-01', 'Escribe la fecha de nacimiento')
    .nullish(),
});
export type NewPatient = z.output<typeof newPatient>;
