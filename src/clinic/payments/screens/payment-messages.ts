import { clinicContact } from '#platform/clinic-contact.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';

/** Message to the user: in the open dialog, later on the page and in a toast. */
export type PaymentMessage = {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  text: string;
  note?: string;
};

/** Payment messages: approved sentences verbatim (docs/behaviour.md, Payments), and our own where none exist. */
export const paymentMessages = {
  captured: { title: 'Pago completado', description: 'Tu pago se ha procesado correctamente.' },
  recorded: '¡Pago procesado correctamente!',
  checking: 'Estamos comprobando tu pago',
  checkingText: 'En tu perfil verás cómo queda. No hace falta que pagues otra vez.',
  notRecorded: 'Error al actualizar el estado de pago',
  get notRecordedText() {
    return `Tu pago está hecho, pero no hemos podido registrarlo. Lo comprobaremos en unos minutos; si no te llega la confirmación, contacta con soporte: ${clinicContact().phone.replaceAll(' ', '\u00a0')}.`;
  },
  answerLost: outcomeUnknownTitle(),
  get answerLostText() {
    return `No pagues otra vez: tu pago está hecho. Se ha perdido nuestra respuesta, y puede que ya esté registrado. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${clinicContact().phone.replaceAll(' ', '\u00a0')}.`;
  },
  get captureLostText() {
    return `No pagues otra vez: puede que tu pago ya esté hecho. Se ha perdido la respuesta del proveedor de pagos. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${clinicContact().phone.replaceAll(' ', '\u00a0')}.`;
  },
  notCaptured: {
    tone: 'danger',
    title: 'Error en el pago',
    text: 'Ha ocurrido un error al procesar tu pago. Por favor, inténtalo de nuevo o contacta con soporte.',
    note: 'No se ha cobrado nada.',
  },
  /** Added when the wallet's response was lost: the result found by the server. */
  noChargeFound: 'No hemos encontrado ningún cobro.',
  /** Only before anything was charged; after money has moved, users are not asked to retry. */
  notSubscribed: {
    tone: 'danger',
    title: 'Error en el pago',
    text: 'No se pudo procesar el pago. Inténtalo de nuevo.',
    note: 'No se ha cobrado nada.',
  },
  notStarted: 'No hemos podido empezar el pago',
  notStartedText: 'No se ha cobrado nada. Inténtalo de nuevo en un momento.',
  priceChanged: 'El precio ha cambiado',
  priceChangedText: (price: string) => `Ahora son ${price}. Si te va bien, vuelve a pulsar para pagar.`,
} as const;

/**
 * Message for a failure of the wallet.
 * @param isCapturing it was about to take the money, so the outcome is unknown
 */
export const walletFailureMessage = (provider: string, isCapturing: boolean): PaymentMessage => ({
  tone: 'danger',
  title: `Error en ${provider}`,
  text: `Ha ocurrido un error con ${provider}. Por favor, inténtalo de nuevo.`,
  ...(isCapturing ? {} : { note: 'No se ha cobrado nada.' }),
});
