export const es = {
  notLoaded: 'No hemos podido cargar tus recomendaciones',
  isKept: 'Lo que apuntaste sigue guardado.',
  saved: (count: number) => `Las que guardaste (${count})`,
  forToday: 'Para hoy',
  also: 'Y además, si te apetece:',
  start: 'Empezar',
  startOne: (activity: string) => `Empezar: ${activity}`,
  areSaved: 'Guardadas',
  save: 'Guardar estas recomendaciones',
  talk: {
    title: 'Antes que nada, habla con alguien',
    text: 'Son días pesados para llevarlos a solas, y para esto un ejercicio se queda corto. Cuéntaselo a alguien de confianza o pide una cita: no hace falta saber explicarlo bien.',
    book: 'Pedir cita',
    phones: (helpline: string, emergency: string) =>
      `El ${helpline}, si piensas en el suicidio. El ${emergency}, si hay peligro ahora mismo. Los dos son gratis y contestan a cualquier hora.`,
    call: (phone: string) => `Llamar al ${phone}`,
    callService: (phone: string, name: string) => `Llamar al ${phone}, ${name}`,
  },
};
