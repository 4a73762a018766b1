import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  title: 'La teva propera cita',
  description:
    'Confirma, canvia o anul·la la teva cita des de l’enllaç del recordatori, sense iniciar la sessió.',
  incompleteLink: 'Obre l’enllaç tal com és al recordatori: aquí en falta una part.',
  loadFailed: 'No hem pogut obrir la teva cita',
  loadFailedAdvice: 'La teva cita continua com estava. Torna-ho a provar d’aquí a un moment.',
  opening: 'Obrint...',
  retry: 'Torna-ho a provar',
  notFound: 'Amb aquest enllaç no trobem la teva cita',
  viewAppointments: 'Mira les meves cites',
  callClinic: 'Truca a la clínica',
  loading: 'Obrint la teva cita…',
  cancelQuestion: 'Vols anul·lar aquesta cita?',
  cancelAppointment: 'Anul·la la cita',
  cancelling: 'Anul·lant...',
  keep: 'Conserva-la',
  cancelFailed: {
    title: 'No s’ha pogut anul·lar la cita',
    text: 'La cita es manté. Torna-ho a provar d’aquí a un moment.',
  },
  changeAppointment: 'Canvia la cita',
  changing: 'Canviant...',
  leaveAsIs: 'Deixa-la com està',
  tooLate: 'Des d’aquí ja no es pot canviar',
  tooLateAdvice: (notice, phone) => (
    <>
      {notice}. Truca’ns al {phone} i ho mirem amb tu.
    </>
  ),
  after: 'Després:',
  chooseDayAndTime: 'tria el dia i l’hora',
  changeFailed: {
    title: 'No s’ha canviat res',
    text: 'La teva cita continua com estava. Torna-ho a provar d’aquí a un moment.',
  },
  withProfessional: (name) => `Amb ${name}`,
  minutes: (minutes) => `${minutes} minuts`,
  enterRoom: 'Entra a la videotrucada',
  byVideo: (zone) => `Per videotrucada${zone}`,
  confirmed: {
    title: 'Gràcies, t’esperem',
    text: 'Has confirmat que vindràs.',
  },
  confirmFailed: {
    title: 'No s’ha pogut confirmar',
    text: 'La teva cita es manté. Torna-ho a provar d’aquí a un moment.',
  },
  confirmQuestion: 'Digues-nos si vens. No canvia res fins que ho premis.',
  confirm: 'Confirmo que hi aniré',
  confirming: 'Confirmant...',
  change: 'Canvia-la',
  cancel: 'Anul·la-la',
  changed: 'Cita canviada',
  before: (hour) => `Abans: ${hour}.`,
  now: (hour) => <>Ara: {hour}.</>,
  linkEnded: (link) => (
    <>
      Apunta’t la nova hora. Aquest enllaç era de l’anterior i ja no serveix: per a un altre canvi,{' '}
      {link('entra al teu perfil')}.
    </>
  ),
  cancelled: 'Aquesta cita està anul·lada',
  hourFree: (refund) => `L’hora ha quedat lliure. ${refund}`,
  refunds: {
    nothing_paid: 'No s’ha cobrat res.',
    full: 'Et tornem l’import complet.',
    part: 'Et tornem l’import menys la diferència de la primera visita, que completa el pagament de la següent.',
    none: '',
    session: 'La sessió torna a ser al teu pla.',
    session_lost: '',
  },
  bookAnother: 'Demana’n una altra',
};
