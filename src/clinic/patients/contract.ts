import { z } from 'zod';
import { changeableFields, personName, phoneNumber } from '#clinic/accounts/contract.ts';
import { singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { languages, type PatientField } from './fields.ts';
import { documentProblem, normalizeDocument } from './identity-document.ts';
import { texts } from './texts.ts';

/** Empty becomes null. */
const orNull = (shape: z.ZodType<string, string>) =>
  z.union([z.literal('').transform(() => null), z.null(), shape]).optional();
const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, { error: () => texts().tooLong })
    .regex(singleLine, singleLineMessage);

const document = z
  .string()
  .max(40, { error: () => texts().tooLong })
  .transform(normalizeDocument)
  .check(({ value, issues }) => {
    const message = documentProblem(value);
    if (message !== null) issues.push({ code: 'custom', input: value, message, continue: true });
  });

/** The shape of each field as the desk sends it; only the name is required. */
const fieldShapes = {
  fullName: personName(() => texts().nameMissing),
  phone: changeableFields.phone,
  email: changeableFields.email,
  birthDate: orNull(
    z.iso
      .date({ error: () => texts().birthDateMissing })
      .refine((day) => day >= '1900-01-01', { error: () => texts().birthDateMissing }),
  ),
  document: orNull(document),
  language: orNull(
    z
      .string()
      .refine((name) => languages.some((one) => one === name), { error: () => texts().chooseLanguage }),
  ),
  address: changeableFields.address,
  emergencyName: orNull(personName(() => texts().nameNeedsLetter)),
  emergencyPhone: orNull(phoneNumber),
  emergencyRelation: orNull(line(60)),
  deskRemark: orNull(
    z
      .string()
      .trim()
      .max(500, { error: () => texts().atMost500 }),
  ),
} satisfies Record<PatientField, z.ZodType<string | null | undefined>>;

export const newPatient = z.strictObject(fieldShapes);
export type NewPatient = z.output<typeof newPatient>;
