export const es = {
  documentTitle: (clinic: string) => `Documentos · ${clinic}`,
  documentDescription: 'Los textos que firman las personas a las que atiende la clínica, con sus versiones.',
  title: 'Documentos',
  notOpened: 'No hemos podido abrir los textos',
  areKept: 'Siguen guardados. Vuelve a intentarlo en un momento.',
  opening: 'Abriendo los textos…',
  published: 'Publicado',
  noText: 'Sin texto',
  nothingPublished: 'Mientras no haya un texto publicado, no se pide a nadie.',
  formerText: 'El texto anterior',
  formerTexts: (count: number) => `Los ${count} textos anteriores`,
  writeAnother: 'Escribir otro',
  write: 'Escribirlo',
  writeDescription: 'Se publica entero y ya no se puede cambiar. Desde entonces es el que se pide firmar.',
  fingerprint: (hash: string) => `Huella (SHA-256): ${hash}`,
  textPublished: 'Texto publicado',
  askedFromNow: 'Es el que se pide desde ahora.',
  titleField: 'Título',
  bodyField: 'Texto',
  bodyHint: 'Frases cortas, sin tecnicismos: qué se hace, para qué, quién lo ve y cómo se retira.',
  sure: 'Después no se puede cambiar ni borrar. Léelo una vez más antes de publicarlo.',
  publishing: 'Publicando...',
  confirmPublish: 'Sí, publicarlo',
  publish: 'Publicar',
  help: 'Un texto publicado no se puede cambiar: para corregirlo se publica otro.',
  /** @param age from which patients consent themselves */
  audience: (age: number) => ({
    treatment: `Para quien empieza una terapia, desde los ${age} años.`,
    data: `Para todos; por los menores de ${age} firma quien los cuida.`,
    video: 'Para quien tiene sesiones por vídeo.',
    minors: `Para quien cuida de un menor de ${age} años.`,
  }),
  version: (version: number, day: string) => `Versión ${version}, del ${day}.`,
  signed: (count: number) => {
    if (count === 0) return 'Nadie lo ha firmado todavía.';
    return count === 1 ? '1 firma.' : `${count} firmas.`;
  },
};
