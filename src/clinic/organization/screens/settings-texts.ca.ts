import type { es } from './settings-texts.es.ts';

export const ca: typeof es = {
  translations: {
    title: 'Traduccions',
    brief: 'Els textos de la clínica en els altres idiomes del web.',
  },
  clinic: {
    title: 'Dades de la clínica',
    brief: 'Nom, adreça, telèfon, NIF i registres.',
  },
  services: {
    title: 'Consultes i preus',
    brief: 'Què s’ofereix, quant dura i quant costa.',
  },
  plans: {
    title: 'Plans de sessions',
    brief: 'Unes quantes sessions per un preu.',
  },
  team: {
    title: 'Equip i comptes',
    brief: 'Professionals, fotos, horari i accés al panell.',
  },
  emergency: {
    title: 'Telèfons d’emergència',
    brief: 'A qui trucar en perill, a tot el web.',
  },
  booking: {
    title: 'Regles de reserva',
    brief: 'Antelació, minuts per pagar i reserves sense pagar.',
  },
  reminders: {
    title: 'Cancel·lació i recordatoris',
    brief: 'Fins quan es cancel·la gratis, i quins avisos arriben abans.',
  },
  video: {
    title: 'Videotrucada',
    brief: 'Qui truca per telèfon si es talla, i quan.',
  },
  homeVisits: {
    title: 'Consultes a domicili',
    brief: 'Fins on aneu, i quant es triga a arribar-hi.',
  },
  holidays: {
    title: 'Festius locals',
    brief: 'Els dos de la població cada any.',
  },
  pages: {
    title: 'Pàgines en altres webs',
    brief: 'Privacitat, galetes, drets i web del grup.',
  },
  site: {
    title: 'Textos del web',
    brief: 'Experiència, regions i teràpies avançades.',
  },
  complementary: {
    title: 'Serveis complementaris',
    brief: 'La plataforma i la revista: nom, text i adreça.',
  },
  perks: {
    title: 'Avantatges dels plans',
    brief: 'Accessos i guies per a qui té un pla.',
  },
  directory: {
    title: 'Guia de professionals',
    brief: 'Quota, terminis, països i web del registre.',
  },
  sharing: {
    title: 'Imatge per compartir',
    brief: 'La que surt a les xarxes al costat d’un enllaç.',
  },
  templates: {
    title: 'Respostes preparades',
    brief: 'Els textos que l’equip insereix a la safata i al xat.',
  },
  checks: {
    title: 'Correu, pagaments i còpies',
    brief: 'Comprovar que surten els correus, que es pot cobrar i que hi ha còpies.',
  },
  privacy: {
    title: 'Protecció de dades',
    brief: 'Responsable, avaluació d’impacte i contractes.',
  },
  programs: {
    title: 'Altres programes',
    brief: 'Importar dades, claus d’accés i avisos a altres programes.',
  },
};
