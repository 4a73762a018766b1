import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  documentTitle: (clinic) => `Guia de benestar · ${clinic}`,
  documentDescription:
    'Activitats curtes per als dies difícils, consells per a cada dia, senyals per saber quan demanar ajuda i telèfons que contesten.',
  title: 'Guia de benestar',
  tabs: {
    label: 'Parts de la guia',
    activities: 'Activitats',
    recommendations: 'Recomanacions',
    alerts: 'Alertes',
    resources: 'Recursos',
  },
  intro:
    'Coses petites per als dies difícils, i senyals per saber quan demanar ajuda. Sense pressa: amb una n’hi ha prou.',
  noTreatment: 'Acompanya, però no substitueix cap tractament.',
  ifUrgent: (onScreen, onPaper, link, phones) => (
    <>
      Si és urgent, {onScreen(<>mira {link('quan demanar ajuda')}</>)}
      {onPaper(
        <>
          truca al&nbsp;{phones[0]} o&nbsp;al&nbsp;{phones[1]}
        </>,
      )}
      .
    </>
  ),
  closing: {
    title: 'I si prefereixes parlar-ne',
    text: 'No cal estar molt malament per demanar cita, ni saber-ho explicar bé. Una primera conversa serveix per veure plegats què et convé.',
    freeHours: 'Mira les hores lliures',
  },
  activities: {
    title: 'Una cosa petita per a avui',
    lead: 'Tria’n una de sola i prova-la uns dies. Si no t’ajuda, deixa-la sense culpa i tria’n una altra.',
    notLoaded: 'No hem pogut carregar les activitats',
    restIsHere: 'Les altres parts de la guia, amb els telèfons d’ajuda, són aquí.',
    loading: 'Carregant les activitats',
  },
  recommendations: {
    title: 'El que sosté cada dia',
    lead: 'No cal fer-ho tot. Un canvi petit que duri val més que cinc que deixes al cap de tres dies.',
    firstStep: 'Per començar.',
  },
  alerts: {
    title: 'Quan demanar ajuda',
    lead: 'La resta es pot mirar amb calma. Tres nivells per orientar-te: no són un diagnòstic, i en cas de dubte sempre pots preguntar.',
    otherPerson: 'Si et preocupa una altra persona',
    now: 'Si no pot esperar',
    callNow: 'Si no pot esperar, truca',
    danger: 'Si hi ha perill ara mateix.',
    suicide: 'Si penses en el suïcidi, o et preocupa algú.',
    isFree: 'És gratis i a qualsevol hora. No cal tenir-ho clar per trucar.',
    book: 'Demana cita',
    allPhones: 'Tots els telèfons',
  },
  call: (phone) => `Truca al ${phone}`,
  callService: (phone, name) => `Truca al ${phone}, ${name}`,
  resources: {
    title: 'On trobar suport',
    lead: 'Telèfons que contesten, altres pàgines d’aquest web i com arribar amb calma a una primera sessió.',
    reading: 'Llegir sense perdre’s',
    goOn: 'Continua per aquí',
    phones: 'Telèfons',
    call: 'Truca',
    firstSession: 'Prepara la teva primera sessió',
    firstSessionLead: (length) =>
      `Dura ${length} i no és un examen. Pots venir sense res. Si et tranquil·litza, apunta això en un paper i porta’l.`,
    pages: {
      services: { label: 'Serveis de psicologia', text: 'A qui atenem i com.' },
      plans: { label: 'Plans i preus', text: 'El que costa cada sessió i cada pla.' },
      multidisciplinary: {
        label: 'Enfocament multidisciplinari',
        text: 'Quan convé que et vegi un altre especialista.',
      },
      external: { label: 'Serveis complementaris', text: 'Una plataforma de benestar i una revista.' },
      mobile: {
        label: 'Posa’m al mòbil',
        text: 'Aquest web, amb els números d’ajuda, a la teva pantalla d’inici.',
      },
      contact: { label: 'Contacte', text: 'Escriu-nos si no saps què et convé.' },
    },
  },
};
