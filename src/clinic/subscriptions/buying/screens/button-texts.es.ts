export const es = {
  subscribe: 'Suscribirme',
  processing: 'Procesando...',
  toPlan: (name: string) => ` al plan ${name}`,
  orderByMail: 'Pedir por correo',
  contact: 'Consultar',
  thePlan: (name: string) => ` el plan ${name}`,
  /** Failure before any payment was attempted. */
  loadFailed: { title: 'Error en el pago', description: 'No se pudo procesar el pago. Inténtalo de nuevo.' },
  /** The subject does not name the plan, because others may see it. */
  mailSubject: 'Quiero un plan',
  mail: (plan: string) => `Hola:\n\nMe interesa el plan ${plan}.\n\nMi nombre:\nMi teléfono:\n`,
};
