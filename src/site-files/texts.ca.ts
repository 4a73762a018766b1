import type { es } from './texts.es.ts';

export const ca: typeof es = {
  siteDescription: (city) => `Psicologia a ${city} i per videotrucada.`,
  book: 'Demana cita',
  whenToAskForHelp: 'Quan cal demanar ajuda',
  offline: {
    title: 'Sense connexió',
    heading: 'No hi ha connexió',
    lead: 'Ara mateix el web no arriba, però el telèfon sí. Per trucar no cal internet.',
    call: (phone, name) => `Truca al ${phone}, ${name}`,
    clinic: 'La clínica:',
    stored: 'Les teves cites continuen desades: les veuràs quan torni la connexió.',
    retry: 'Torna-ho a provar',
  },
};
