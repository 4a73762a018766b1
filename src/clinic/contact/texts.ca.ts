import type { es } from './texts.es.ts';

export const ca: typeof es = {
  fields: {
    nameMissing: 'Escriu el teu nom',
    messageMissing: 'Escriu el teu missatge',
    contactDetailsMissing: 'Deixa’ns un correu o un telèfon perquè et puguem contestar',
    invalidCharacters: 'Hi ha caràcters que no podem acceptar',
    subjectMissing: 'Tria de què es tracta',
    messageTooLong: (characters) => `El missatge és massa llarg: hi caben ${characters} caràcters`,
    privacyMissing: 'Marca la casella per poder-lo enviar',
  },
  subjects: {
    appointment: 'Una cita',
    plan: 'Un pla o un pagament',
    couples: 'Teràpia de parella',
    forensic: 'Psicologia forense o un informe',
    referral: 'Demanar una derivació',
    therapies: 'Teràpies avançades: vull que m’aviseu',
    application: 'Treballar amb vosaltres',
    other: 'Una altra cosa',
  },
  enquiry: {
    therapies: (therapy) => `Aviseu-me quan comenci: ${therapy}. `,
    referral: (specialist) => `Vull demanar una derivació: ${specialist}. `,
    other: (about) => `Vull preguntar per «${about}». `,
  },
  deleted: 'el que ens vas escriure des de la pàgina de contacte',
  unreadable: 'Aquest text ara no es pot llegir.',
  shortSubjects: {
    appointment: 'Cita',
    plan: 'Pla o pagament',
    couples: 'Parella',
    forensic: 'Forense',
    referral: 'Derivació',
    therapies: 'Llista d’avís',
    application: 'Candidatura',
    other: 'Una altra cosa',
  },
};
