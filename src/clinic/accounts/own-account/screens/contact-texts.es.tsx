import type { ReactNode } from 'react';

const emailUse =
  'Al correo te llegan la confirmación, los recordatorios y los cambios: unos pocos mensajes al día hasta que lo verifiques.';

/** '24 horas' is worded as the day before. */
const reminderTime = (hours: string) => (/^24 /.test(hours) ? 'del día antes' : `de ${hours} antes`);

export const es = {
  email: {
    opener: 'Añadir correo',
    label: 'Correo electrónico',
    hint: () => emailUse,
    empty: 'Escribe un correo.',
  },
  emailOrPhone: {
    opener: 'Añadir correo o teléfono',
    label: 'Correo o teléfono',
    hint: (smsHours: string | null) =>
      smsHours === null
        ? emailUse
        : `${emailUse} Al teléfono, un SMS ${smsHours} antes de la cita, si lo verificas.`,
    empty: 'Escribe un correo o un teléfono.',
  },
  password: 'Tu contraseña',
  passwordHint: 'La pedimos para que nadie más pueda cambiar tus datos.',
  passwordMissing: 'Escribe tu contraseña',
  save: 'Guardar',
  saving: 'Guardando...',
  notCertain: 'No sabemos si ha llegado. Lo que has escrito sigue aquí: vuelve a guardarlo.',
  retry: 'Inténtalo de nuevo en un momento.',
  phoneSaved: 'Teléfono guardado; falta verificarlo',
  saved: {
    title: 'Ya tenemos cómo avisarte',
    writeTo: (email: ReactNode) => <>Te escribiremos a {email}.</>,
    verifyLater:
      'Después de reservar, verifícalo en tu perfil: hasta entonces solo te llegan unos pocos mensajes al día.',
  },
  none: {
    title: 'No tenemos cómo avisarte',
    advice:
      'Tu cuenta no tiene correo ni teléfono: no recibirás la confirmación ni recordatorios, ni sabrás si algo cambia. Añade uno, o reserva igualmente y mira tu cita en tu perfil.',
  },
  phoneToVerify: {
    title: 'Solo podemos llamarte',
    advice: (smsHours: string | null) =>
      smsHours === null
        ? 'Tu cuenta no tiene correo: la confirmación y los cambios los tienes en tu perfil. Tu teléfono está sin verificar.'
        : `Tu cuenta no tiene correo: la confirmación y los cambios los tienes en tu perfil. Tu teléfono está sin verificar; después de reservar, verifícalo en tu perfil y te llegará por SMS el recordatorio ${reminderTime(smsHours)}.`,
  },
  onlyPhone: {
    title: 'Tu cuenta no tiene correo',
    advice: (smsHours: string | null) =>
      smsHours === null
        ? 'La confirmación y los cambios los tienes en tu perfil.'
        : `Por SMS solo te llega el recordatorio ${reminderTime(smsHours)}; la confirmación la tienes en tu perfil.`,
  },
  orCall: (phone: ReactNode) => <>Si lo prefieres, llámanos al {phone}.</>,
};
