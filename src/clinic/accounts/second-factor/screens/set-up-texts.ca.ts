import type { es } from './set-up-texts.es.ts';

export const ca: typeof es = {
  setUp: {
    codeHint: '6 xifres; canvien cada 30 segons.',
    title: 'Activa el teu segon pas',
    lead: (name) =>
      `${name}, al panell hi ha dades de salut. Per això, a més de la teva contrasenya, et demanarem un cop al dia un codi del teu mòbil.`,
    needs:
      'Necessites una aplicació de codis, com Google Authenticator, Microsoft Authenticator, Aegis o la del teu gestor de contrasenyes. Són dos minuts.',
    preparing: 'Preparant…',
    start: 'Comença',
    addAccount: 'Afegeix aquest compte a l’aplicació',
    qrCode: 'Codi QR per a l’aplicació; la mateixa clau està escrita a sota',
    scan: 'Escaneja’l amb l’aplicació o, si ja ets al mòbil,',
    openHere: 'obre-la des d’aquí',
    typeCode: 'Escriu el codi que mostra',
    activate: 'Activa',
    cannotScan: 'No el puc escanejar',
    typeSecret: 'Escriu aquesta clau a l’aplicació:',
  },
};
