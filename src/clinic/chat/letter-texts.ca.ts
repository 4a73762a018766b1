import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  open: 'Obre el xat',
  person: {
    subject: 'Tens un missatge sense llegir',
    text: 'El teu equip t’ha escrit. Per llegir-lo i respondre, entra amb el teu compte.',
    urgent: 'Si és urgent, no esperis resposta per escrit: truca al 112, o al 024 si penses a fer-te mal.',
  },
  team: {
    subject: 'Un missatge espera al xat',
    text: 'Una persona ha escrit al seu equip i encara no ho ha llegit ningú.',
  },
};
