import { clinic } from '#config';
import { answerLost } from '#platform/idempotency/failure-words.ts';

/** Words that the person is told: in the dialog while it is open, in the page and in a toast once it is closed. */
export type Said = {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  text: string;
  /** What we add to a sentence of the spec, in a line of its own. */
  note?: string;
};

/** What is said of payments: the approved sentences to the letter (docs/behaviour.md, Payments), and ours where there are none. */
export const sentences = {
  captured: { title: 'Pago completado', description: 'Tu pago se ha procesado correctamente.' },
  recorded: '¡Pago procesado correctamente!',
  checking: 'Estamos comprobando tu pago',
  checkingText: 'En tu perfil verás cómo queda. No hace falta que pagues otra vez.',
  notRecorded: 'Error al actualizar el estado de pago',
  get notRecordedText() {
    return `Tu pago está hecho, pero no hemos podido registrarlo. Lo comprobaremos en unos minutos; si no te llega la confirmación, contacta con soporte: ${clinic.phone.replaceAll(' ', '\u00a0')}.`;
  },
  answerLost,
  get answerLostText() {
    return `No pagues otra vez: tu pago está hecho. Se ha perdido nuestra respuesta, y puede que ya esté registrado. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${clinic.phone.replaceAll(' ', '\u00a0')}.`;
  },
  get captureLostText() {
    return `No pagues otra vez: puede que tu pago ya esté hecho. Se ha perdido la respuesta del proveedor de pagos. Lo comprobaremos en unos minutos; en tu perfil verás cómo queda. Si dudas, llámanos al ${clinic.phone.replaceAll(' ', '\u00a0')}.`;
  },
  notCaptured: {
    tone: 'danger',
    title: 'Error en el pago',
    text: 'Ha ocurrido un error al procesar tu pago. Por favor, inténtalo de nuevo o contacta con soporte.',
    note: 'No se ha cobrado nada.',
  },
  /** Beside the same words, where the wallet's own answer was lost: it is what the server has found. */
  noChargeFound: 'No hemos encontrado ningún cobro.',
  /** Before anything was charged; once money has moved nobody is asked to try again. */
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
 * What is said when the wallet fails.
 * @param isCapturing it was about to take the money: whether it did is not known
 */
export const walletFailed = (provider: string, isCapturing: boolean): Said => ({
  tone: 'danger',
  title: `Error en ${provider}`,
  text: `Ha ocurrido un error con ${provider}. Por favor, inténtalo de nuevo.`,
  ...(isCapturing ? {} : { note: 'No se ha cobrado nada.' }),
});
