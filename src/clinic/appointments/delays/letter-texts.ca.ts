import type { es } from './letter-texts.es.ts';

export const ca: typeof es = {
  smsSubject: 'Retard',
  sms: ({ clinic, minutes, time, expected }) =>
    `${clinic}: anem amb uns ${minutes} minuts de retard. La teva cita de les ${time} començarà cap a les ${expected}. Ens sap greu l’espera.`,
  subject: (expected) => `Avui, la teva cita començarà cap a les ${expected}`,
  delay: ({ minutes, time, professional, expected }) =>
    `Anem amb uns ${minutes} minuts de retard. La teva cita de les ${time} amb ${professional} començarà cap a les ${expected}.`,
  sorry: 'Ens sap greu l’espera. No has de fer res: la cita continua sent teva.',
};
