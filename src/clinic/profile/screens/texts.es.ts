export const es = {
  documentDescription: 'Tus citas, tus suscripciones y la seguridad de tu cuenta.',
  title: 'Mi Perfil',
  opening: 'Abriendo tu perfil…',
  isKept: 'Tus citas y tus datos siguen guardados. Vuelve a intentarlo en un momento.',
  tabs: 'Secciones de tu perfil',
  welcome: (name: string) => `Te damos la bienvenida, ${name}.`,
  appointments: 'Citas',
  subscriptions: 'Suscripciones',
  security: 'Seguridad',
};
