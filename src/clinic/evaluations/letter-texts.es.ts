export const es = {
  signIn: 'Entrar en mi cuenta',
  sent: {
    subject: (clinic: string) => `Tienes algo pendiente en ${clinic}`,
    text: 'Hemos dejado algo en tu cuenta para que lo respondas con calma. No hay prisa, y puedes parar y seguir después.',
  },
  released: {
    subject: (clinic: string) => `Hay algo nuevo en tu cuenta de ${clinic}`,
    text: 'Tu profesional te ha dejado algo para leer con calma. Si quieres, lo habláis en la próxima visita.',
  },
  alert: {
    subject: (clinic: string) => `Aviso urgente en ${clinic}`,
    raised: 'Hay un aviso urgente que espera a alguien.',
    escalated: 'Hay un aviso urgente del que todavía no se ha hecho cargo nadie.',
    how: 'Está arriba del todo en Hoy. Quien se haga cargo lo anota allí, para que los demás lo sepan.',
    open: 'Abrir Hoy',
    sms: (clinic: string) => `${clinic}: hay un aviso urgente. Está en el panel, arriba en Hoy.`,
  },
};
