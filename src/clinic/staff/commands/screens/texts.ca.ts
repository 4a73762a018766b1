import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Cerca',
  fieldLabel: 'Persona, dia, pàgina o acció',
  fieldHint: 'Un nom, dimarts 16, caixa…',
  openingAppointment: 'S’està obrint la cita…',
  appointmentNotOpened: 'No hem pogut obrir la cita',
  chooseAgain: 'Torna-la a triar o obre-la des de l’agenda.',
  searching: 'S’està cercant…',
  searchFailed: 'No hem pogut cercar entre les persones. Torna-ho a provar d’aquí a un moment.',
  nothingFound:
    'No hi ha res amb aquestes paraules. Prova amb una part del nom, un dia («dimarts 16») o una pàgina («caixa»).',
  days: 'Dies',
  actions: 'Accions',
  pages: 'Pàgines',
  settings: 'Ajustos',
  people: 'Persones',
  newAppointment: 'Cita nova',
  newAppointmentWords: 'cita nova',
  newPersonWords: 'persona nova fitxa',
  newPerson: 'Persona nova',
  newAppointmentWith: (name) => `Cita nova amb ${name}`,
  newAppointmentWithoutRecord: (name) => `Cita nova amb ${name}, encara sense fitxa`,
  agendaOf: (date) => `Agenda: ${date}`,
};
