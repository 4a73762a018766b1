import type { es } from './texts.es.ts';

export const ca: typeof es = {
  danger: (emergency, helpline) =>
    `Si hi ha perill, truca al ${emergency}. Si penses a fer-te mal, al ${helpline}, a qualsevol hora.`,
  reference: 'Referència',
  unavailable: {
    title: 'Tornem de seguida',
    text: (phone) =>
      `Ara mateix no et podem mostrar aquesta pàgina. Torna-ho a provar d’aquí a uns segons o truca’ns al ${phone}.`,
  },
  broken: {
    title: 'Alguna cosa ha fallat',
    text: (phone) =>
      `Ha estat culpa nostra, no teva. Torna-ho a provar o truca’ns al ${phone}: amb aquesta referència sabrem què ha passat.`,
  },
  missing: {
    title: 'No s’ha trobat la pàgina',
    text: (home, phone) =>
      `Aquest fitxer no existeix o ha canviat de lloc. Pots ${home('anar a l’inici')} o trucar-nos al ${phone}.`,
  },
  certificate: {
    title: 'Comprova un justificant d’assistència',
    genuine: 'El justificant d’assistència és autèntic',
    compare: 'L’hem expedit nosaltres. Compara aquestes dades amb les del paper.',
    number: 'Número',
    day: 'Dia',
    initials: 'Inicials',
    nothingElse: 'Per privacitat no mostrem res més.',
    unknown: 'No trobem aquest justificant d’assistència',
    checkAddress: (phone) =>
      `Comprova que has escrit l’adreça sencera, amb el codi de 16 lletres i xifres. Si és així, no ho podem confirmar: truca’ns al ${phone}.`,
    tooMany: 'Massa comprovacions seguides',
    waitABit: (phone) => `Espera uns minuts i torna-ho a provar, o truca’ns al ${phone}.`,
  },
  launch: {
    title: 'Obrim aviat',
    preparing: 'Estem preparant el web.',
    opensOn: (day) => `El web obre el ${day}.`,
    outlook: 'Des d’aquí podràs veure qui som, què costa cada visita i reservar la teva hora.',
    cannotWait: 'Si no pots esperar',
    call: (name, phone) => `Truca a ${name}, ${phone}`,
    legalNotice: 'Avís legal',
    invented: 'Les dades d’aquesta clínica són inventades. Els telèfons d’emergència són reals.',
    holder: 'Titular',
    taxId: 'NIF',
    address: 'Domicili',
    contact: 'Correu i telèfon',
    register: 'Inscripció',
    authorisation: 'Autorització de centre sanitari',
    college: 'Col·legi professional i número',
    degree: 'Títol i normes de la professió',
  },
};
