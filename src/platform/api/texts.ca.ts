import type { es } from './texts.es.ts';

export const ca: typeof es = {
  refusals: {
    invalid: 'Revisa les dades: hi ha alguna cosa que no és vàlida.',
    unknown_key: 'Aquesta clau no val o s’ha retirat.',
    not_in_scope: 'Aquesta clau no serveix per a això.',
    sign_in_required: 'Inicia la sessió per continuar.',
    not_allowed: 'No tens permís per fer això.',
    second_factor_needed: 'Abans confirma que ets tu amb un codi.',
    foreign_origin: 'Aquesta petició no ve del nostre web.',
    not_found: 'No ho trobem.',
    wrong_method: 'Això no es pot demanar d’aquesta manera.',
    too_large: 'L’enviament és massa gran.',
    not_json: 'Només acceptem JSON.',
    key_reused: 'Això no és el mateix que vas enviar abans. Revisa-ho i torna-ho a enviar, si us plau.',
    locked: 'La sessió està bloquejada. Desbloqueja-la per continuar.',
    too_many: 'Massa intents seguits. Espera un moment i torna-ho a provar.',
    unavailable: 'Ara mateix no et podem atendre. Torna-ho a provar d’aquí a uns segons.',
  },
  failedHere: (reference) =>
    `Alguna cosa ha fallat per part nostra. Comprova si s’ha desat abans de repetir-ho. Referència: ${reference}`,
  badCharacters: 'Hi ha caràcters que no podem acceptar.',
  badJson: 'L’enviament no és JSON vàlid.',
  badRequestKey: 'La clau de la petició no és vàlida.',
  validation: {
    unknownField: 'Hi ha una dada que aquí no es fa servir.',
    numberTooBig: 'Hi ha un nombre massa gran.',
    numberTooSmall: 'Hi ha un nombre massa petit.',
    chooseOption: 'Tria una de les opcions.',
    badFormat: 'Hi ha una dada que no està ben escrita.',
    missing: 'Falta una dada.',
    invalid: 'Hi ha una dada que no és vàlida.',
    textTooLong: 'Hi ha un text massa llarg.',
    textTooShort: 'Hi ha un text massa curt.',
    tooMuch: 'Hi ha massa dades.',
    tooLittle: 'Falten dades.',
  },
};
