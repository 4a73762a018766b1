import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

export const es = {
  password: 'Tu contraseña',
  save: 'Guardar',
  saving: 'Guardando...',
  retry: 'Inténtalo de nuevo en un momento.',
  notCertain: 'No sabemos si ha llegado. Lo que has escrito sigue aquí: vuelve a guardarlo.',
  data: {
    title: 'Tus datos',
    username: 'Nombre de usuario',
    usernameIsFixed: 'Es el que usas para entrar, y no se puede cambiar.',
    emailHint: 'Aquí te enviamos las confirmaciones, y con él recuperas la contraseña.',
    language: 'Idioma en que te escribimos',
    languageHint: 'El de los correos, los SMS y los documentos que te enviamos.',
    passwordHint: 'Para que nadie cambie tu correo o tu teléfono por ti.',
    save: 'Guardar cambios',
    saved: 'Datos guardados',
    newEmailUnverified: 'Tu correo nuevo está sin verificar todavía.',
    inUse: 'Ya usamos los nuevos.',
    formerEmail: (email: string) =>
      `Al guardar avisaremos también a ${email}. Hasta que verifiques otro, con él puedes recuperar tu contraseña.`,
    verified: 'Verificado',
    unverified: 'Sin verificar',
    verifyEmail: 'Verificar el correo',
    unverifiedEmail:
      'Mientras no lo verifiques, solo te llegan unos pocos mensajes al día. Todo está también aquí, en tu perfil.',
  },
  emailToVerify: (email: ReactNode, link: Link) => (
    <>
      Tu correo, {email}, está sin verificar. Cuando te vaya bien, {link('verifícalo con un código')}.
    </>
  ),
  phone: {
    title: 'Verificación del teléfono',
    notLoaded: 'No hemos podido comprobar tu teléfono',
    isKept: 'Tus datos siguen guardados. Vuelve a intentarlo en un momento.',
    steps: 'Pasos para verificar el teléfono',
    step: { number: 'Número', code: 'Código', verified: 'Verificado' },
    verified: 'Teléfono verificado',
    change: 'Cambiar número',
    use: (phone: string) =>
      `Si hay un cambio de última hora, podremos avisarte en el ${phone}. Para usar otro, escríbelo antes en «Tus datos».`,
  },
  newPassword: {
    title: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    change: 'Cambiar la contraseña',
    changing: 'Cambiando...',
    changed: 'Contraseña cambiada',
    sessionsClosed: 'Hemos cerrado tus otras sesiones; esta sigue abierta.',
    notCertain:
      'No sabemos si ha llegado. Inténtalo de nuevo; si la contraseña actual ya no vale, es que la nueva está guardada.',
  },
  sessions: {
    title: 'Sesiones abiertas',
    lead: 'Los navegadores en los que has entrado. Si no reconoces alguno, ciérralo y cambia tu contraseña.',
    current: 'Esta sesión',
    opened: (day: string, time: string) => `Abierta ${day}, ${time}`,
    lastUsed: (time: string) => `; usada por última vez a las ${time}`,
    close: 'Cerrar',
    closeOne: (device: string, time: string) => `Cerrar la sesión de ${device}, abierta a las ${time}`,
    closeOthers: 'Cerrar las demás',
    closed: 'Sesión cerrada',
    othersClosed: 'Las demás sesiones están cerradas',
    notClosed: 'No se ha cerrado',
    perhapsClosed: 'No sabemos si se ha cerrado',
    closeAdvice: 'Si sigue en la lista, inténtalo de nuevo.',
    loading: 'Cargando tus sesiones…',
    notLoaded: 'No hemos podido cargar tus sesiones',
    isKept: 'Siguen como estaban. Vuelve a intentarlo en un momento.',
  },
  rights: {
    title: 'Tu cuenta',
    exportTitle: 'Llévate tus datos',
    exportLead:
      'Un archivo con todo lo que guardamos de ti: tu cuenta, tus citas y lo que escribiste al reservarlas, tus pagos y nuestros mensajes. Guárdalo en un lugar seguro.',
    export: 'Descargar mis datos',
    exporting: 'Preparando el archivo...',
    notExported: 'No se han podido descargar tus datos',
    file: 'mis-datos.json',
    closeTitle: 'Eliminar tu cuenta',
    closeLead: 'No se puede deshacer. Antes te decimos qué se borra y qué no.',
  },
  closing: {
    close: 'Eliminar mi cuenta',
    closing: 'Eliminando...',
    stay: 'Conservarla',
    question: '¿Eliminar tu cuenta?',
    isForever: 'Es para siempre: no podremos recuperarla.',
    perhapsClosed: 'Inténtalo de nuevo; si tu cuenta ya está eliminada, verás que tu sesión ha terminado.',
    failed: 'No hemos podido eliminar tu cuenta',
    willBeErased: 'Se borra',
    erased: [
      'Tu usuario, tu nombre, tu correo, tu teléfono y tu dirección.',
      'Los mensajes que te enviamos y lo que escribiste en citas que no se hicieron.',
      'Lo que apuntaste en la guía de bienestar y tus actividades favoritas.',
      'Las horas reservadas que aún no has pagado: quedan libres.',
      'Las sesiones de tus planes que no hayas usado.',
    ],
    willBeKept: 'La ley nos obliga a conservar',
    kept: [
      'La historia clínica de tus consultas, bloqueada, durante 15 años.',
      'Los apuntes de los pagos y el registro de lo que se hizo, sin tu nombre.',
    ],
    cancelFirst: 'Si tienes citas confirmadas, cancélalas antes desde la pestaña Citas.',
    closed: 'Tu cuenta está eliminada',
    summaryByEmail:
      'Ya no se puede entrar en ella. Si su correo estaba verificado, allí tienes este resumen.',
    toHome: 'Ir al inicio',
    haveErased: 'Hemos borrado',
    haveKept: 'Conservamos',
    keptUntil: (what: string, day: string) => `${what}, hasta el ${day}`,
  },
};
