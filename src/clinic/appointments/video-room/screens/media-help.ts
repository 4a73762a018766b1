import type { BrowserProblem, DeviceProblem, DeviceProblems } from './media.ts';

type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

export const browserHelp: Record<BrowserProblem, string> = {
  'old-browser':
    'Este navegador no puede hacer videollamadas. Abre el enlace con un Chrome, Firefox o Safari actual, o llámanos.',
  insecure:
    'El navegador solo permite la videollamada en una dirección segura. Abre el enlace tal como te llegó, con https.',
};

/** What to do about devices that do not work; undefined if none has a problem. */
export function mediaHelp({ camera, microphone }: DeviceProblems, agent: Agent): string | undefined {
  if (camera !== undefined && camera === microphone) return helpOf(camera, both, agent);
  const sentences = [
    camera !== undefined && helpOf(camera, ofCamera, agent),
    microphone !== undefined && helpOf(microphone, ofMicrophone, agent),
  ].filter((each) => each !== false);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

type DeviceWords = { name: string; none: string; stopped: string; without: string };

const ofCamera: DeviceWords = {
  name: 'la cámara',
  none: 'ninguna cámara. Conéctala',
  stopped: 'La cámara ha dejado de funcionar. Compruébala',
  without: 'sigue solo con sonido',
};
const ofMicrophone: DeviceWords = {
  name: 'el micrófono',
  none: 'ningún micrófono. Conéctalo',
  stopped: 'El micrófono ha dejado de funcionar. Compruébalo',
  without: 'sigue sin él: oirás, pero no te oirán',
};
const both: DeviceWords = {
  name: 'la cámara ni el micrófono',
  none: 'cámara ni micrófono. Conéctalos',
  stopped: 'La cámara y el micrófono han dejado de funcionar. Compruébalos',
  without: 'sigue sin ellos: verás y oirás',
};

function helpOf(problem: DeviceProblem, { name, none, stopped, without }: DeviceWords, agent: Agent): string {
  switch (problem) {
    case 'absent':
      return `No encontramos ${none} y pulsa «Volver a probar», o ${without}.`;
    case 'stopped':
      return `${stopped} y pulsa «Volver a probar», o ${without}.`;
    case 'busy':
      return `No podemos usar ${name}: quizá hay otro programa o una llamada en marcha. Ciérralo y pulsa «Volver a probar», o ${without}.`;
    case 'refused-by-system':
      return `Tu ordenador o tu teléfono no deja que el navegador use ${name}. Permítelo en sus ajustes de privacidad y pulsa «Volver a probar», o ${without}.`;
    case 'refused':
      return `El navegador no deja usar ${name}. ${permissionHelp(agent)} Después pulsa «Volver a probar», o ${without}.`;
  }
}

/** Where a browser keeps the permission. */
function permissionHelp({ userAgent, maxTouchPoints }: Agent): string {
  // Safari of an iPad introduces itself as that of a Mac.
  const isApplePhone = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isApplePhone && /CriOS|FxiOS|EdgiOS/.test(userAgent))
    return 'En los Ajustes del dispositivo, busca este navegador y permite cámara y micrófono.';
  if (isApplePhone)
    return 'Pulsa el botón junto a la dirección, elige «Ajustes del sitio web» y permite cámara y micrófono.';
  if (/Firefox/.test(userAgent))
    return 'Pulsa el icono de la cámara o del micrófono tachado, junto a la dirección, y quita el bloqueo.';
  if (/Safari/.test(userAgent) && !/Chrome/.test(userAgent))
    return 'En el menú Safari, «Ajustes para este sitio web», permite cámara y micrófono.';
  return 'Pulsa el icono a la izquierda de la dirección y permite cámara y micrófono.';
}
