import type { es } from './texts.es.ts';

export const ca: typeof es = {
  title: 'Serveis complementaris',
  description:
    'Una plataforma de benestar i una revista digital que et poden acompanyar fora de la consulta: per a què serveixen, què no són i quines normes hi regeixen.',
  lead: 'Dos webs que no són de la clínica i no substitueixen la consulta.',
  open: (service) => `Obre ${service}`,
  showPlans: 'Mostra els plans',
  inSomePlans: 'Alguns plans n’inclouen l’accés. Mira-ho abans de pagar-lo a part.',
  uses: 'Per a què serveix',
  isNot: 'El que no és',
  beforeLeaving: 'Abans d’entrar-hi',
  leavingNotes: [
    'És un altre web, amb les seves normes i la seva política de privacitat. Llegeix-les abans de donar les teves dades.',
    'El botó no li envia res teu: ni el teu nom ni les teves cites.',
    'Si et demana un compte o un pagament, és amb aquell web, no amb la clínica.',
    'S’obre en una altra pestanya. Aquesta es queda aquí, per si vols tornar-hi.',
  ],
  services: {
    platform: {
      title: 'Suport entre una sessió i la següent',
      lead: 'Una plataforma de suport emocional que es fa servir al teu ritme, des del mòbil o l’ordinador.',
      uses: [
        'Per tenir alguna cosa a mà els dies que no hi ha sessió.',
        'Per practicar amb calma el que es parla a la consulta.',
        'Per començar a cuidar-te mentre decideixes si vols demanar cita.',
      ],
      isNot: (emergency, helpline) => [
        'No és una consulta: ningú de la clínica no t’hi atén.',
        'No dona diagnòstics ni canvia el teu tractament.',
        `No atén urgències. Si no pot esperar, truca al ${emergency} o al ${helpline}.`,
      ],
    },
    magazine: {
      title: 'Lectures per entendre’s millor',
      lead: 'Una revista digital sobre la ment i les emocions, per llegir a estones i sense pressa.',
      uses: [
        'Per posar paraules al que costa d’explicar.',
        'Per passar un article a algú amb qui no saps com començar a parlar.',
        'Per portar a la sessió una idea o un dubte.',
      ],
      isNot: () => [
        'No parla de tu: són textos per a tothom.',
        'No serveix per posar-se un diagnòstic. Reconèixer-se en un article no és prou.',
        'No substitueix una sessió ni el que t’ha dit el teu metge.',
      ],
    },
  },
};
