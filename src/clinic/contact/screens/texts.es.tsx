import type { ReactNode } from 'react';

export const es = {
  title: 'Contacto',
  description: (clinic: string, city: string) =>
    `Teléfono, correo, dirección y horario de ${clinic}, en ${city}. Qué hacer en una urgencia y cómo pedir una derivación.`,
  lead: 'Llámanos o escríbenos. No hace falta que sepas explicarlo bien: te ayudamos a empezar.',
  noEmergencies:
    'Aquí no atendemos urgencias. Si alguien corre peligro, llama ahora: te contestan personas preparadas para ayudarte.',
  details: {
    phone: 'Teléfono',
    email: 'Correo',
    anyTime: 'Escribe a cualquier hora; contestamos en ese mismo horario.',
    address: 'Dirección',
    showMap: 'Ver en el mapa',
  },
  hours: {
    title: 'Cuándo estamos',
    sessions: (lengths: string) => `Cada sesión dura ${lengths} y suele empezar a una de estas horas:`,
    closed: 'Los demás días y los festivos descansamos.',
    showFreeHours: 'Ver las horas libres',
  },
  form: {
    title: 'Escríbenos',
    lead: (hours: string) =>
      `Cuéntanos lo justo para saber quién puede contestarte. Lo lee una persona de la clínica; contestamos ${hours}.`,
    toSend: 'Para enviar este formulario',
    subject: 'De qué se trata',
    chooseSubject: 'Elige una opción',
    name: 'Tu nombre',
    email: 'Correo electrónico',
    emailHint: 'El correo o el teléfono: con uno basta.',
    phone: 'Teléfono',
    phoneHint: 'Si prefieres que te llamemos.',
    message: 'Tu mensaje',
    messageHint: 'Con dos líneas basta. Los detalles, mejor en persona.',
    urgent: (danger: ReactNode, suicideLine: ReactNode) => (
      <>
        Si es urgente, no esperes a que lo leamos. Llama al {danger}, o al {suicideLine} si piensas en el
        suicidio.
      </>
    ),
    privacy: 'He leído el aviso de privacidad, aquí abajo, y quiero que me contestéis.',
    leaveEmpty: 'Deja este campo vacío',
    send: 'Enviar el mensaje',
    sending: 'Enviando...',
    purpose: (settledDays: number, unansweredDays: number) =>
      `Contestarte. Lo leen recepción y dirección, y lo borramos ${settledDays} días después de resolverlo o, si quedara sin resolver, a los ${unansweredDays} días de llegar.`,
    notSent: 'No se ha enviado',
    callIfUrgent: (phone: string) => `Si te corre prisa, llámanos al ${phone}.`,
    stillHere: 'Lo que has escrito sigue aquí.',
  },
  sent: {
    title: 'Tu mensaje ha llegado',
    whenAnswered: (hours: string) =>
      `Lo leerá una persona de la clínica. Contestamos ${hours}, y procuramos hacerlo antes de que acabe el siguiente día de trabajo.`,
    confirmation:
      'Lo normal es que en unos minutos recibas un correo de confirmación. Si no te llega, no te preocupes: el mensaje ya está aquí.',
    callUs: (phone: ReactNode) => <>Si te corre prisa, llámanos: {phone}.</>,
    another: 'Escribir otro mensaje',
  },
  referral: {
    title: 'Pedir una derivación',
    lead: 'Si necesitas que hablemos con tu médico de cabecera, con psiquiatría o con neurología, pídenoslo aquí, por teléfono o por correo. Basta con tres cosas:',
    needs: ['tu nombre y un teléfono,', 'a qué especialista va dirigida,', 'cuándo podemos llamarte.'],
    restInPerson: 'Lo demás no lo escribas: lo hablamos contigo, con calma.',
    useForm: 'Pedirla con el formulario',
    howWeWork: 'Cómo trabajamos con otros profesionales',
  },
};
