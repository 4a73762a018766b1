export const es = {
  /** Shown by the wallet and on the payer's statement. */
  orderDescription: 'Servicio de consulta psicológica',
  goToWallet: (amount: string) => `Ir a pagar ${amount}`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  total: 'Total a pagar:',
  vatIncluded: 'IVA incluido',
  /** Followed by the wallet's name. */
  payWith: 'Pagar con',
  loadFailed: 'No hemos podido cargar el pago',
  loadFailedAdvice: 'No se ha cobrado nada. Vuelve a intentarlo.',
  loadingButtons: 'Cargando los botones de pago…',
  cardNote: (provider: string) =>
    `Los datos de tu tarjeta van directamente a ${provider}: nosotros no los vemos.`,
  finishing: 'Terminando el pago. No cierres esta página.',
  checkAgain: 'Comprobar otra vez',
  receipt: 'Recibo (PDF)',
  refundReceipt: 'Recibo de devolución (PDF)',
  captured: { title: 'Pago completado', description: 'Tu pago se ha procesado correctamente.' },
  recorded: '¡Pago procesado correctamente!',
  checking: {
    title: 'Estamos comprobando tu pago',
    text: 'En tu perfil verás cómo queda. No hace falta que pagues otra vez.',
  },
  notRecorded: {
    title: 'Error al actualizar el estado de pago',
    text: (phone: string) =>
      `Tu pago está hecho, pero no hemos podido registrarlo. Lo comprobaremos en unos minutos; si no te llega la confirmación, contacta con soporte: ${phone}.`,
  },
  answerLost: (phone: string) =>
    `No pagues otra vez: tu pago está hecho. Se ha perdido nuestra respuesta, y puede que ya esté registrado. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${phone}.`,
  captureLost: (phone: string) =>
    `No pagues otra vez: puede que tu pago ya esté hecho. Se ha perdido la respuesta del proveedor de pagos. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${phone}.`,
  nothingCharged: 'No se ha cobrado nada.',
  notCaptured: {
    title: 'Error en el pago',
    text: 'Ha ocurrido un error al procesar tu pago. Por favor, inténtalo de nuevo o contacta con soporte.',
  },
  /** Added when the wallet's response was lost: the result found by the server. */
  noChargeFound: 'No hemos encontrado ningún cobro.',
  notSubscribed: {
    title: 'Error en el pago',
    text: 'No se pudo procesar el pago. Inténtalo de nuevo.',
  },
  notStarted: {
    title: 'No hemos podido empezar el pago',
    text: 'No se ha cobrado nada. Inténtalo de nuevo en un momento.',
  },
  priceChanged: {
    title: 'El precio ha cambiado',
    text: (price: string) => `Ahora son ${price}. Si te va bien, vuelve a pulsar para pagar.`,
  },
  walletFailed: {
    title: (provider: string) => `Error en ${provider}`,
    text: (provider: string) => `Ha ocurrido un error con ${provider}. Por favor, inténtalo de nuevo.`,
  },
};
