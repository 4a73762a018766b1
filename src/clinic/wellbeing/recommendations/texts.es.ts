export const es = {
  numbers: ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'],
  today: {
    sleep: 'Porque esta noche has dormido mal.',
    stress: 'Porque hoy notas mucha tensión.',
    mood: 'Porque hoy tienes el ánimo bajo.',
    energy: 'Porque hoy te falta energía.',
    steady: 'Porque hoy no has señalado nada que vaya mal, y esto ayuda a seguir así.',
  },
  week: {
    sleep: (count: string) => `Porque has dormido mal ${count} noches de las últimas siete.`,
    stress: (count: string) => `Porque has notado mucha tensión ${count} de los últimos siete días.`,
    mood: (count: string) => `Porque has tenido el ánimo bajo ${count} de los últimos siete días.`,
    energy: (count: string) => `Porque te ha faltado energía ${count} de los últimos siete días.`,
  },
  veryLow: (count: string) => `Has marcado el ánimo más bajo ${count} veces en tres días.`,
  lowWeek: (count: string) => `Has marcado el ánimo bajo ${count} de los últimos siete días.`,
};
