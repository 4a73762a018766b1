export const es = {
  welcomeBack: '¡Bienvenido!',
  completed: '¡Registro completado!',
  ready: 'Tu cuenta está lista.',
  failed: 'Error al registrarse',
  notCreated: 'No se pudo crear la cuenta',
  checking: 'Lo comprobamos…',
  trySigningIn: 'Prueba a iniciar sesión con ese nombre y esa contraseña: si tu cuenta ya existe, entrarás.',
  register: 'Registrarse',
  registering: 'Registrando...',
  purpose: 'Crear tu cuenta, gestionar tus citas y avisarte de ellas.',
  ageStatement: (age: number) =>
    `Al registrarte declaras que tienes ${age} años o más, o que eres la madre, el padre o el tutor legal de quien recibirá la atención.`,
  hasAccount: '¿Ya tienes cuenta?',
  toSignIn: 'Inicia sesión',
  password: 'Contraseña',
  username: 'Nombre de usuario',
  usernameHint: 'Lo usarás para entrar. Al menos 3 caracteres.',
  emailHint: 'Aquí te enviaremos la confirmación de tus citas.',
  withoutEmail: 'Sin correo no te llegan confirmaciones, cambios ni devoluciones: solo los ves en tu perfil.',
  benefits: {
    title: 'Con tu cuenta',
    booking: {
      title: 'Reserva como te venga bien',
      text: 'En el despacho, a domicilio o por videollamada.',
    },
    premium: {
      title: 'Acceso premium',
      text: 'Contenido exclusivo y planes personalizados, según el plan que elijas.',
    },
    history: {
      title: 'Seguimiento continuo',
      text: 'El historial de tus consultas y comunicación directa con los profesionales.',
    },
  },
};
