import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: (amount) => `Tens ${amount} de saldo a favor`,
  use: (phone) =>
    `Serveix per pagar una altra cita o un pla a la clínica, i no caduca. Si prefereixes els diners, demana’ls a recepció o truca’ns al ${phone}.`,
};
