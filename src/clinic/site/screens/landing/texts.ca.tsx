import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  pageTitle: (clinic, city) => `${clinic} · Psicologia a ${city} i per videotrucada`,
  pageDescription: (places, years) =>
    `Psicologia per a adults i infants a ${places}, a domicili o per videotrucada a tot Espanya. ${years} anys d’experiència.`,
  hero: {
    city: (city) => `Psicologia a ${city}`,
    experience: (years) => ` · ${years} anys d’experiència`,
    shortMinutes: 'min',
    restOfMinutes: 'uts',
    inTheOffice: ' al despatx',
    title: 'Un lloc tranquil per tornar a tu',
    offer: (places) => `Adults i infants. A ${places} o\u00a0per videotrucada.`,
    book: 'Reserva una consulta',
    showFreeHours: 'Mira les hores lliures sense compte',
  },
  services: {
    title: 'Tipus de consulta i preus',
    lead: (lengths) =>
      `Tria la que avui et vagi més bé; la pròxima vegada en pot ser una altra. Cadascuna dura ${lengths}.`,
    couples: (phone) => (
      <>
        Veniu en parella? Aquesta consulta es demana per telèfon, i abans de res et diem quant costa: {phone}.
      </>
    ),
    firstVisit: 'la primera visita',
    perSession: 'per sessió',
    afterwards: (price) => `Després, ${price} per sessió`,
    book: 'Demana cita',
  },
  steps: {
    title: 'Demanar cita, en quatre passos',
    service: 'Tria el servei',
    whichService: (contact) => <>Per a tu o per al teu fill o filla. Si dubtes, {contact('escriu-nos')}.</>,
    professional: 'Tria amb qui',
    whichProfessional: 'Amb la directora o amb un professional col·laborador.',
    modality: 'Tria la modalitat',
    whichModality: 'Despatx, domicili o videotrucada. I el dia i l’hora.',
    payment: 'Paga i confirma',
    howToPay: 'Pagues en línia i la cita queda confirmada.',
    noFees: 'Sense comissions',
    samePrice: 'El preu que veus és el que pagues, en línia i amb un proveïdor de pagaments.',
    reminders: 'T’avisem de cada cita',
    changes: 'Pots canviar',
  },
  between: {
    title: 'Entre una sessió i l’altra',
    lead: 'Tres llocs on tornar quan et calgui.',
    platform: 'Un espai en línia per als dies que no hi ha consulta.',
    magazine: 'Lectures sobre salut mental, clares i sense pressa.',
    guideTitle: 'Guia d’autocura',
    guide: 'Activitats senzilles, recomanacions i senyals que cal tenir en compte.',
  },
  team: {
    title: 'Qui et rep',
    lead: 'Una clínica amb nom i cognoms, on sempre saps amb qui parles.',
    experience: 'Experiència',
    years: (years) => `${years} anys`,
    registration: 'Núm. de registre professional',
    book: 'Demana cita',
    howWeHelp: 'En què et podem ajudar',
  },
  therapies: {
    title: 'Teràpies avançades',
    lead: 'Avui les derivem a altres centres i continuem al teu costat.',
    notYet: 'Encara no han començat al nostre centre. Demana que t’avisem.',
    neurofeedback: 'Neurofeedback',
    aboutNeurofeedback:
      'Uns sensors sobre la pell dibuixen en una pantalla l’activitat del teu cervell. Amb aquesta imatge al davant es practiquen l’atenció i la calma, sessió a sessió.',
    current: 'Teràpia transcranial (tDCS)',
    aboutCurrent:
      'Un corrent molt suau, que gairebé no es nota, aplicat sobre el cuir cabellut. S’indica cas per cas i acompanya la psicoteràpia; no la substitueix.',
    howWeWork: 'Com treballem amb altres especialistes',
    askForInformation: 'Demana informació',
    referredForNow: (from) =>
      `Ara derivem aquest servei a altres centres. Al nostre, previst a partir del ${from}, encara no ha començat.`,
    notifyMe: 'Aviseu-me quan comenci',
  },
};
