import { ownConsentAge } from '../terms.ts';
export const es = {
  refusals: {
    signs_alone: `Ya firma por sí misma: desde los ${ownConsentAge} años decide ella.`,
    not_a_signer: 'Esa persona no es quien firma en esta ficha.',
    no_contact: 'En la ficha consta «Sin contacto»: no se le envía nada.',
    no_address: 'No tiene correo ni móvil: puede firmar aquí o en papel.',
    no_text: 'Ese texto ya no es el publicado. Vuelve a abrir la ficha.',
    unreadable_scan:
      'No podemos guardar este archivo. Tiene que ser un PDF de hasta 5 MB, sin contraseña, programas ni archivos dentro, o fotos en JPEG, PNG o WebP.',
    not_on_paper: 'Esa firma no se hizo en papel: no hay nada que escanear.',
    already_withdrawn: 'Ya constaba como retirado.',
  },
  noteTooLong: 'Es demasiado largo: resúmelo',
  badCharacters: 'Hay caracteres que no podemos aceptar',
  lineTooLong: 'Es demasiado largo',
  chooseOption: 'Elige una opción',
  chooseTexts: 'Elige qué se firma',
  unreadableFile: 'No podemos leer este archivo.',
  emptyFile: 'El archivo está vacío.',
  tooManyFiles: (count: number) => `Como mucho, ${count} archivos.`,
  filesTooLarge: 'Es demasiado grande: entre todo, como mucho 12 MB.',
  nameMissing: 'Escribe el nombre que hay en el papel',
  dayMissing: 'Escribe el día de la firma',
  witnessMissing: 'Escribe quién lo ha visto',
  placeMissing: 'Escribe dónde está guardado',
  fileMissing: 'Elige el archivo.',
  dayToCome: 'Ese día todavía no ha llegado.',
};
