export const es = {
  smsSubject: 'Retraso',
  sms: (told: { clinic: string; minutes: number; time: string; expected: string }) =>
    `${told.clinic}: vamos con unos ${told.minutes} minutos de retraso. Tu cita de las ${told.time} empezará hacia las ${told.expected}. Sentimos la espera.`,
  subject: (expected: string) => `Hoy, tu cita empezará hacia las ${expected}`,
  delay: (told: { minutes: number; time: string; professional: string; expected: string }) =>
    `Vamos con unos ${told.minutes} minutos de retraso. Tu cita de las ${told.time} con ${told.professional} empezará hacia las ${told.expected}.`,
  sorry: 'Sentimos la espera. No tienes que hacer nada: la cita sigue siendo tuya.',
};
