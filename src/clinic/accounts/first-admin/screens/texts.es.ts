export const es = {
  create: 'Crear la cuenta',
  creating: 'Creando...',
  purpose: 'Que entres en el panel de la clínica y recibas sus avisos.',
  fullName: 'Tu nombre y apellidos',
  email: 'Correo electrónico',
  emailHint: 'Para recuperar tu contraseña y para la prueba de correo.',
  username: 'Nombre de usuario',
  usernameHint: 'Lo usarás para entrar. Al menos 3 caracteres.',
  password: 'Contraseña',
  failed: 'No hemos podido crear la cuenta',
  title: 'Crea la cuenta de dirección',
  linkOver: 'Esta dirección ya no sirve',
  linkOverAdvice:
    'Vale un día y una sola vez, y solo la última que mostró el servidor. Si ya creaste la cuenta, entra en el panel con ella. Si no, reinicia el servidor o pide otra en él con',
  linkOverCommand: 'npm run staff -- welcome',
  lead: 'Es la primera cuenta de la clínica. Con ella preparas la web y das acceso a las demás personas del equipo.',
};
