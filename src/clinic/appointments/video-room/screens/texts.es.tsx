import type { ReactNode } from 'react';

type DeviceTexts = { name: string; none: string; stopped: string; without: string };

export const es = {
  documentTitle: (clinic: string) => `Videollamada · ${clinic}`,
  documentDescription: 'La sala de tu videollamada con la clínica, sin instalar nada ni iniciar sesión.',
  title: 'Videollamada',
  opening: 'Abriendo la sala…',
  brokenLink: {
    title: 'Aquí falta una parte del enlace',
    advice: 'Ábrelo tal como te llegó, en el mensaje de tu cita.',
  },
  slowBrowser: (phone: string) =>
    `Si la sala no se abre, prueba con un Chrome, Firefox o Safari actual, o llámanos al ${phone}.`,
  notPossible: 'Aquí no se puede hacer la videollamada',
  notOpened: 'No podemos abrir la sala',
  tryInAMoment: 'Vuelve a intentarlo en un momento.',
  tryAgain: 'Volver a intentar',
  early: {
    title: (time: string) => `La sala abre a las ${time}`,
    text: (name: string, time: string) =>
      `Tu cita con ${name} empieza a las ${time} (hora peninsular). Deja esta página abierta: se abrirá sola.`,
  },
  callClinic: (link: (label: string) => ReactNode, phone: string): ReactNode => (
    <>¿Algo no va? {link(`Llámanos al ${phone}`)}.</>
  ),
  names: {
    yourPatient: 'tu paciente',
    patient: 'Paciente',
    companion: 'Acompañante',
  },
  check: {
    title: (name: string) => `Videollamada con ${name}`,
    permission: 'El navegador te pregunta si puede usar la cámara y el micrófono. Pulsa «Permitir».',
    consentMissing: 'Falta la firma de un consentimiento.',
    ownConsentMissing:
      'Te falta firmar un consentimiento. Puedes entrar igual; pide a la clínica el enlace para firmarlo.',
    times: (from: string, to: string) => `De ${from} a ${to}.`,
    encrypted: 'Va cifrada de tu dispositivo al otro y no se graba.',
    direct: 'Va directa de tu dispositivo al otro: no pasa por la clínica ni se graba.',
    enter: 'Entrar en la sala',
    entering: 'Entrando…',
    takeOver: 'Seguir en este dispositivo',
    label: 'Prueba de cámara y micrófono',
    playTone: 'Probar el altavoz',
    playAgain: 'Oír otra vez',
    level: 'Nivel del micrófono: habla y tiene que moverse',
    soundOnly: 'Entras solo con sonido: te oirán, pero no te verán.',
    noMicrophone: 'Entras sin micrófono: te verán, pero no te oirán.',
    listenOnly: 'Entras solo a escuchar: no te verán ni te oirán.',
  },
  microphone: 'Micrófono',
  camera: 'Cámara',
  phone: 'Teléfono',
  leave: 'Salir',
  ownImage: 'Tu imagen',
  moveOwnImage: 'Tu imagen. Pulsa para moverla a otra esquina',
  end: {
    label: 'Terminar',
    forAll: 'Terminar para todos',
    keepOpen: 'Salir y dejar la sala abierta',
    goOn: 'Seguir',
    isLost: 'No ha llegado a la clínica: la sala sigue abierta para todos. Vuelve a pulsar.',
  },
  waiting: {
    title: (name: string) => `Enseguida te deja entrar ${name}`,
    text: (time: string) => `Tu cita empieza a las ${time}. No hace falta que pulses nada más.`,
    leave: 'Salir de la sala',
    waits: (name: string) => `${name} espera.`,
    letIn: 'Dejar entrar',
    isLost: 'No ha llegado a la clínica. Vuelve a pulsar.',
  },
  nobody: 'Aún no hay nadie en la sala.',
  waitingFor: (name: string) => `Esperando a ${name}…`,
  until: (clinic: string, time: string) => `${clinic}, hasta las ${time}`,
  newAnswer: (name: string) => `${name} ha escrito dónde está: míralo en «Teléfono».`,
  unreachable: 'Sin conexión con la clínica. Lo seguimos intentando…',
  unreachableInCall: 'Sin conexión con la clínica: la conversación sigue.',
  ownImagePaused: 'Solo sonido: la conexión es lenta. Tu imagen vuelve sola.',
  ended: {
    left: 'Has salido',
    devicesOff: 'La cámara y el micrófono están apagados.',
    rejoin: 'Volver a entrar',
    title: 'La videollamada ha terminado',
    elsewhere: 'Sigues en otro dispositivo',
    takeBack: 'Volver a este dispositivo',
    mayClose: 'Ya puedes cerrar esta página.',
  },
  quickExit: {
    label: 'Salida rápida',
    title: 'Sale de la sala y deja la página en blanco',
  },
  phones: {
    label: 'Teléfonos',
    close: 'Cerrar',
    rule: (minutes: number, next: string) =>
      `Si se corta y no vuelve en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}, ${next}`,
    next: {
      therapist: {
        therapist: 'llama por teléfono y seguid así.',
        patient: 'te llamamos por teléfono y seguimos así.',
        companion: 'te llamamos por teléfono y seguimos así.',
      },
      patient: {
        therapist: 'te llamarán por teléfono a la clínica. Seguid así.',
        patient: 'llámanos por teléfono y seguimos así.',
        companion: 'llámanos por teléfono y seguimos así.',
      },
    },
  },
  remote: {
    image: (name: string) => `Imagen de ${name}`,
    connecting: 'Conectando…',
    reconnecting: 'Volviendo a conectar…',
    isSlow: 'Está tardando más de lo normal.',
    notDirect: 'Vuestras redes no consiguen conectarse directamente.',
    otherNetwork: 'Prueba con otra wifi o con los datos del móvil.',
    imagePaused: 'Solo sonido: la conexión es lenta. La imagen vuelve sola.',
    noMicrophone: (name: string) => `${name} no tiene micrófono: te oye, pero no puede hablarte.`,
    onlyListens: (name: string) => `${name} solo escucha.`,
    cameraOff: (name: string) => `${name} tiene la cámara apagada.`,
  },
  safety: {
    title: 'Por si hiciera falta ayuda',
    lead: (name: string) =>
      `Si quieres, escribe dónde estás y a quién llamar. Solo lo ve ${name}, y se borra al terminar la videollamada.`,
    location: '¿Dónde estás ahora?',
    contact: '¿A quién llamamos si hace falta? Nombre y teléfono',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado. Puedes cambiarlo cuando quieras.',
    failed: 'No ha llegado a la clínica. Vuelve a pulsar «Guardar».',
    titleAbout: (name: string) => `Por si hiciera falta ayuda: ${name}`,
    patient: 'paciente',
    companion: 'acompañante',
    leadAbout:
      'Si no lo ha escrito, puedes preguntárselo y anotarlo aquí. Se borra al terminar la videollamada.',
    locationAbout: '¿Dónde está ahora?',
  },
  browserProblems: {
    'old-browser':
      'Este navegador no puede hacer videollamadas. Abre el enlace con un Chrome, Firefox o Safari actual, o llámanos.',
    insecure:
      'El navegador solo permite la videollamada en una dirección segura. Abre el enlace tal como te llegó, con https.',
  },
  trouble: {
    retry: 'Volver a probar',
    goOn: 'Seguir así',
    camera: {
      name: 'la cámara',
      none: 'ninguna cámara. Conéctala',
      stopped: 'La cámara ha dejado de funcionar. Compruébala',
      without: 'sigue solo con sonido',
    },
    microphone: {
      name: 'el micrófono',
      none: 'ningún micrófono. Conéctalo',
      stopped: 'El micrófono ha dejado de funcionar. Compruébalo',
      without: 'sigue sin él: oirás, pero no te oirán',
    },
    both: {
      name: 'la cámara ni el micrófono',
      none: 'cámara ni micrófono. Conéctalos',
      stopped: 'La cámara y el micrófono han dejado de funcionar. Compruébalos',
      without: 'sigue sin ellos: verás y oirás',
    },
    absent: ({ none, without }: DeviceTexts) =>
      `No encontramos ${none} y pulsa «Volver a probar», o ${without}.`,
    isStopped: ({ stopped, without }: DeviceTexts) => `${stopped} y pulsa «Volver a probar», o ${without}.`,
    busy: ({ name, without }: DeviceTexts) =>
      `No podemos usar ${name}: quizá hay otro programa o una llamada en marcha. Ciérralo y pulsa «Volver a probar», o ${without}.`,
    refusedBySystem: ({ name, without }: DeviceTexts) =>
      `Tu ordenador o tu teléfono no deja que el navegador use ${name}. Permítelo en sus ajustes de privacidad y pulsa «Volver a probar», o ${without}.`,
    refused: ({ name, without }: DeviceTexts, permission: string) =>
      `El navegador no deja usar ${name}. ${permission} Después pulsa «Volver a probar», o ${without}.`,
    permission: {
      appleOther: 'En los Ajustes del dispositivo, busca este navegador y permite cámara y micrófono.',
      appleSafari:
        'Pulsa el botón junto a la dirección, elige «Ajustes del sitio web» y permite cámara y micrófono.',
      firefox:
        'Pulsa el icono de la cámara o del micrófono tachado, junto a la dirección, y quita el bloqueo.',
      safari: 'En el menú Safari, «Ajustes para este sitio web», permite cámara y micrófono.',
      other: 'Pulsa el icono a la izquierda de la dirección y permite cámara y micrófono.',
    },
  },
};
