export const es = {
  setUp: {
    codeHint: '6 cifras; cambian cada 30 segundos.',
    title: 'Activa tu segundo paso',
    lead: (name: string) =>
      `${name}, en el panel hay datos de salud. Por eso, además de tu contraseña, te pediremos una vez al día un código de tu móvil.`,
    needs:
      'Necesitas una aplicación de códigos, como Google Authenticator, Microsoft Authenticator, Aegis o la de tu gestor de contraseñas. Se tarda dos minutos.',
    preparing: 'Preparando…',
    start: 'Empezar',
    addAccount: 'Añade esta cuenta en la aplicación',
    qrCode: 'Código QR para la aplicación; la misma clave está escrita debajo',
    scan: 'Escanéalo con la aplicación o, si ya estás en el móvil,',
    openHere: 'ábrela desde aquí',
    typeCode: 'Escribe el código que muestra',
    activate: 'Activar',
    cannotScan: 'No puedo escanearlo',
    typeSecret: 'Escribe esta clave en la aplicación:',
  },
};
