import type { es } from './texts.es.ts';

export const ca: typeof es = {
  create: 'Crea el compte',
  creating: 'Creant...',
  purpose: 'Que entris al panell de la clínica i en rebis els avisos.',
  fullName: 'El teu nom i cognoms',
  email: 'Correu electrònic',
  emailHint: 'Per recuperar la teva contrasenya i per a la prova de correu.',
  username: 'Nom d’usuari',
  usernameHint: 'El faràs servir per entrar. Com a mínim 3 caràcters.',
  password: 'Contrasenya',
  failed: 'No hem pogut crear el compte',
  title: 'Crea el compte de direcció',
  linkOver: 'Aquesta adreça ja no serveix',
  linkOverAdvice:
    'Val un dia i una sola vegada, i només l’última que va mostrar el servidor. Si ja vas crear el compte, entra al panell amb aquest. Si no, reinicia el servidor o demana-n’hi una altra amb',
  linkOverCommand: 'npm run staff -- welcome',
  lead: 'És el primer compte de la clínica. Amb aquest compte prepares el web i dones accés a les altres persones de l’equip.',
};
