import { omissionMark } from '../rules.ts';

/** States in a copy that something was left out and under which article, never what. */
export const passagesOmitted = `En esta copia hay pasajes que no se entregan; en su lugar pone ${omissionMark}. La Ley 41/2002, en su artículo 18.3, protege los datos que otras personas dieron en confianza y las anotaciones subjetivas de los profesionales.`;
export const nothingOmitted = 'Esta copia está completa: no se ha dejado nada fuera.';
export const rights =
  'La primera copia es gratuita. Si crees que falta algo o que algo está mal, dínoslo; también puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).';

export const attachmentNote = (name: string): string =>
  `El papel firmado va dentro de este mismo PDF, como archivo adjunto: ${name}.`;
