import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';

export const es = {
  missing: 'Indica la fecha de nacimiento del niño o de la niña.',
  guardian: 'Confirma que eres su madre, su padre o su tutor legal.',
  too_young: `La terapia infantil empieza a los ${ageInWords(clinic.childMinimumAgeMonths, 'es')}. Llámanos y lo vemos contigo.`,
  grown_up: 'Desde los 18 años es un plan para adultos.',
};
