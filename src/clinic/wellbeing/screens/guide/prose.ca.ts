import type { GuideProse } from './guide.ts';

const alerts: GuideProse['alerts'] = [
  {
    grade: 'watch',
    title: 'Per observar',
    lead: 'Passa sovint, i moltes vegades se’n va. Pren-t’ho seriosament, sense espantar-te.',
    signs: [
      'Des de fa uns dies dorms pitjor que de costum.',
      'Saltes per poca cosa, o tens ganes de plorar sense saber ben bé per què.',
      'Et costa concentrar-te o decidir coses petites.',
      'El cos es queixa: el coll, l’estómac, un cansament que no se’n va.',
      'Has deixat algun pla perquè no tenies ganes de ningú.',
    ],
    next: 'Prova una activitat d’aquesta guia, explica-ho a algú i torna a llegir aquesta llista d’aquí a dues setmanes.',
  },
  {
    grade: 'appointment',
    title: 'Per demanar cita',
    lead: 'Quan dura més de dues setmanes, es repeteix o et canvia la vida de cada dia.',
    signs: [
      'Fa més de dues setmanes que tens tristesa, por o buidor gairebé cada dia.',
      'Ja no gaudeixes del que abans t’agradava.',
      'Et costa treballar, estudiar, cuidar els teus o sortir de casa.',
      'Menges o dorms molt més, o molt menys, que abans.',
      'Beus o prens alguna cosa per aguantar el dia.',
      'De cop t’entra una por molt forta, amb palpitacions o falta d’aire. La primera vegada, que ho miri també un metge.',
      'Una pèrdua o un mal record torna una vegada i una altra.',
      'Algú que t’estima està preocupat per tu.',
    ],
    next: 'No cal esperar a estar pitjor. Amb un d’aquests senyals n’hi ha prou per demanar cita, aquí o amb el teu metge de capçalera.',
  },
  {
    grade: 'now',
    title: 'Per trucar ara',
    lead: 'Això no es deixa per a demà. Trucar no és molestar: aquestes línies hi són per a això.',
    signs: [
      'Penses a morir-te o a fer-te mal.',
      'T’has fet mal, o has pres massa pastilles o alguna cosa que pot ser tòxica.',
      'Veus o sents coses que els altres no, o notes molta confusió, i això t’espanta.',
      'Algú et fa mal, o tems per la teva seguretat o per la d’una altra persona.',
      'Et fa mal el pit o no pots respirar, i no saps què és.',
    ],
    next: 'Mentrestant, no et quedis a soles. Ves a un lloc amb gent i allunya de tu el que et pugui fer mal.',
  },
];

const supportTips: GuideProse['supportTips'] = [
  'Pregunta sense embuts i amb calma: «Estàs pensant a fer-te mal?». Preguntar-ho no dona idees. Dona permís per parlar.',
  'Escolta més del que parles. No discuteixis, no renyis, no prometis guardar el secret.',
  'Si creus que corre perill, queda’t al seu costat i truca tu.',
  'Després, cuida’t també. Acompanyar cansa, i pots demanar ajuda per a tu.',
];

const recommendations: GuideProse['recommendations'] = [
  {
    id: 'habits',
    title: 'El dia a dia',
    lead: 'Quan tot es mou, ajuden dues o tres coses que no es mouen.',
    tips: [
      'Lleva’t i menja a hores semblants, també el cap de setmana.',
      'Seu a taula per menjar, encara que mengis poc i encara que no hi hagi ningú més.',
      'L’alcohol relaxa una estona, però després empitjora el son i l’ànim. Com menys, millor.',
      'Si prens medicació, no la canviïs ni la deixis pel teu compte. Pregunta a qui te la va receptar.',
    ],
    firstStep: 'Tria una sola hora fixa per a demà: la de llevar-te o la de menjar.',
  },
  {
    id: 'sleep',
    title: 'El son',
    lead: 'No es pot obligar el son, però sí preparar-li el lloc.',
    tips: [
      'Gairebé tots els adults necessiten set hores o una mica més. Una mala nit de tant en tant no fa mal.',
      'L’hora de llevar-se pesa més que la d’anar al llit. Cuida aquesta.',
      'Deixa el cafè, el te i els refrescos de cola per al matí.',
      'Si fas migdiada, que sigui curta i abans de les quatre.',
      'El llit, per dormir. Per pensar, la butaca.',
    ],
    firstStep: 'Aquesta nit, deixa el mòbil carregant en una altra habitació.',
  },
  {
    id: 'movement',
    title: 'El moviment',
    lead: 'No cal fer esport. Cal moure’s una mica més que ahir.',
    tips: [
      'La referència per a adults és de 150 a 300 minuts per setmana a pas viu. Qualsevol estona suma.',
      'A partir dels 65, afegeix exercicis d’equilibri i de força uns dies per setmana.',
      'El que més dura és el que agrada: caminar, ballar, nedar, l’hort.',
      'Si tens una malaltia o fa anys que no et mous, pregunta abans al teu metge.',
    ],
    firstStep: 'Baixa una parada abans, o fes la volta a l’illa de cases després de dinar.',
  },
  {
    id: 'screens',
    title: 'Les pantalles',
    lead: 'El mòbil no és l’enemic, però no té per què manar.',
    tips: [
      'Treu els avisos de tot el que no sigui una persona.',
      'Notícies, una o dues vegades al dia, a una hora fixa. Mai al llit.',
      'Fixa’t en com et quedes després de cada aplicació. Queda’t amb les que et deixen igual o millor.',
      'Amb infants petits: millor cap pantalla abans dels dos anys, i fins als quatre una hora al dia com a molt.',
    ],
    firstStep: 'Fes avui un àpat amb el mòbil en una altra habitació.',
  },
  {
    id: 'ties',
    title: 'Els lligams',
    lead: 'La companyia també és salut. No cal que sigui molta gent.',
    tips: [
      'Val més una estona cada setmana que una tarda sencera que no arriba mai.',
      'Saluda pel seu nom qui veus cada dia: la fornera, el veí, el conductor.',
      'Explica a una persona com estàs de debò. No ho ha d’arreglar, només saber-ho.',
      'Si cuides algú, reserva una estona teva a la setmana i demana relleu.',
    ],
    firstStep: 'Envia un missatge a algú amb qui fa temps que no parles.',
  },
];

const firstSession: GuideProse['firstSession'] = [
  {
    title: 'Una frase per començar',
    text: 'Què et porta i per què ara. Si no et surt, digues això mateix: «No sé per on començar».',
  },
  {
    title: 'Des de quan',
    text: 'Quan ho vas notar per primera vegada, i què ho millora o ho empitjora.',
  },
  {
    title: 'El que ja has provat',
    text: 'Altres teràpies, consells, llibres. També el que no va servir.',
  },
  {
    title: 'La teva salut',
    text: 'La medicació que prens, amb el nom, i les malalties que calgui saber.',
  },
  {
    title: 'Què t’agradaria',
    text: 'Una cosa que voldries poder fer d’aquí a uns mesos i que avui no pots.',
  },
  {
    title: 'Les teves preguntes',
    text: 'Com treballem, quant pot durar, què passa amb el que expliques. Totes valen.',
  },
];

const readingHabits: GuideProse['readingHabits'] = [
  {
    title: 'Mira qui signa i quan',
    text: 'Un nom, una professió i una data. Si no hi són, busca una altra pàgina.',
  },
  {
    title: 'Desconfia del que és rotund',
    text: 'Qui promet treure-ho tot en tres dies sol voler vendre’t alguna cosa.',
  },
  {
    title: 'No et busquis a cada llista',
    text: 'Reconèixer-se en unes frases no és un diagnòstic. Apunta-ho i porta-ho a la sessió.',
  },
  {
    title: 'Posa-hi hora i final',
    text: 'Una estona curta, de dia, millor en paper. Buscar símptomes de matinada espanta més que no aclareix.',
  },
];

export const ca: GuideProse = { alerts, supportTips, recommendations, firstSession, readingHabits };
