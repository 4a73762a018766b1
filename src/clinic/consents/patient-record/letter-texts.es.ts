export const es = {
  subject: (clinic: string) => `Un documento de ${clinic} para leer y firmar`,
  request: (clinic: string) =>
    `Te pedimos que leas con calma un documento de ${clinic} y, si estás de acuerdo, lo firmes.`,
  readAndSign: 'Leer y firmar',
  validity: (days: number) =>
    `No hace falta tener cuenta. El enlace vale ${days} días y una sola vez: ábrelo cuando puedas leerlo con calma.`,
  otherWays: (phone: string) => `Si prefieres firmarlo aquí o en papel, o tienes dudas, llámanos: ${phone}.`,
  unexpected: 'Si no esperabas este correo, no hagas nada: sin tu firma no cambia nada.',
  smsSubject: 'Documento para firmar',
  sms: (clinic: string, days: number, url: string) =>
    `${clinic}: tienes un documento para leer y firmar. Vale ${days} días y una vez: ${url}`,
};
