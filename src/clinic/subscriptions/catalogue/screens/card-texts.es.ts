export const es = {
  title: 'Planes de suscripción',
  lead: 'Varias sesiones en un solo pago, para empezar con calma. Sirven en el despacho y por videollamada.',
  perMonth: (sessions: string) => `${sessions} al mes`,
  longer: (sessions: string) =>
    `¿Prefieres un camino más largo? Hay planes de ${sessions} sesiones, y también para niños. `,
  viewAll: 'Ver todos los planes',
  recommended: 'Recomendado',
  askForPrice: 'Consultar',
  comparison: (price: string, single: string) => `Cada sesión sale a ${price}; suelta, a ${single}.`,
  answering: (hours: string) => `Respondemos ${hours}`,
};
