import { ageInWords } from '#clinic/patients/terms.ts';
import { clinic } from '#config';
import type { es } from './sentences.es.ts';

export const ca: typeof es = {
  type: 'Selecciona un tipus de consulta, si us plau',
  professional: 'Selecciona un professional, si us plau',
  kindNotOffered: 'Aquest professional no ofereix aquesta modalitat. Tria’n un altre, si us plau.',
  tooSoon: (hours) => `Necessitem almenys ${hours} hores d’antelació. Tria una hora posterior.`,
  tooFar: (days) => `Només es pot reservar amb ${days} dies d’antelació com a màxim.`,
  onRequest: (phone) => `Aquesta consulta s’acorda amb la clínica. Escriu-nos o truca’ns al ${phone}.`,
  closed: 'Aquell dia no atenem a aquesta hora. Tria’n una altra, si us plau.',
  date: 'Selecciona una data, si us plau',
  dateFormat: 'El format de la data no és vàlid',
  datePast: 'Selecciona una data vàlida que no sigui anterior a avui, si us plau',
  time: 'Selecciona una hora, si us plau',
  dateInvalid: 'La data seleccionada no és vàlida',
  timeMissing: 'Selecciona una hora per a la teva cita, si us plau',
  professionalMissing: 'Selecciona un professional per a la teva consulta, si us plau',
  address: 'Per a consultes a domicili, indica una adreça vàlida, si us plau',
  addressTooLong: 'L’adreça és massa llarga',
  notesTooLong: 'Les notes són massa llargues',
  notesCharacters: 'Hi ha caràcters que no podem acceptar.',
  guardian: 'Confirma que n’ets la mare, el pare o el tutor legal.',
  birthMissing: 'Indica la data de naixement del nen o de la nena.',
  too_young: `La teràpia infantil és a partir de ${ageInWords(clinic.childMinimumAgeMonths, 'ca')}.`,
  of_age: 'Aquell dia ja haurà fet 18 anys. Per canviar la cita a aquesta data, truca’ns.',
  grown_up: 'La teràpia infantil és per a menors de 18 anys. Tria una altra modalitat.',
};
