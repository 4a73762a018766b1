import type { es } from './texts.es.ts';

export const ca: typeof es = {
  signsAlone: (age) => `Ja signa per si mateixa: des dels ${age} anys decideix ella.`,
  refusals: {
    not_a_signer: 'Aquesta persona no és qui signa en aquesta fitxa.',
    no_contact: 'A la fitxa consta «Sense contacte»: no se li envia res.',
    no_address: 'No té correu ni mòbil: pot signar aquí o en paper.',
    no_text: 'Aquest text ja no és el publicat. Torna a obrir la fitxa.',
    unreadable_scan:
      'No podem desar aquest fitxer. Ha de ser un PDF de fins a 5 MB, sense contrasenya, programes ni fitxers a dins, o fotos en JPEG, PNG o WebP.',
    not_on_paper: 'Aquesta signatura no es va fer en paper: no hi ha res per escanejar.',
    already_withdrawn: 'Ja constava com a retirat.',
  },
  noteTooLong: 'És massa llarg: resumeix-ho',
  badCharacters: 'Hi ha caràcters que no podem acceptar',
  tooLong: 'És massa llarg',
  chooseOption: 'Tria una opció',
  chooseTexts: 'Tria què se signa',
  unreadableFile: 'No podem llegir aquest fitxer.',
  emptyFile: 'El fitxer és buit.',
  tooManyFiles: (most) => `Com a màxim, ${most} fitxers.`,
  filesTooLarge: 'És massa gran: entre tot, com a màxim 12 MB.',
  nameMissing: 'Escriu el nom que hi ha al paper',
  dayMissing: 'Escriu el dia de la signatura',
  witnessMissing: 'Escriu qui ho ha vist',
  placeMissing: 'Escriu on està desat',
  chooseFile: 'Tria el fitxer.',
  dayToCome: 'Aquest dia encara no ha arribat.',
};
