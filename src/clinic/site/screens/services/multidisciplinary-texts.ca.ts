import type { es } from './multidisciplinary-texts.es.ts';

export const ca: typeof es = {
  title: 'Enfocament multidisciplinari',
  description:
    'Treballem amb medicina de família, psiquiatria i neurologia, i amb teràpies com l’estimulació magnètica, el neurofeedback i la teràpia assistida.',
  lead: 'De vegades cal més d’un professional. Aleshores ens coordinem amb els altres, i no ho has de tornar a explicar tot.',
  referrals: {
    title: 'Derivacions',
    lead: 'Amb el teu permís enviem un informe breu a qui t’hagi d’atendre. Si no el dones, no compartim res.',
    request: 'Demana una derivació',
    familyDoctor: 'Medicina de família',
    aboutFamilyDoctor:
      'Per descartar que el cansament, l’insomni o els nervis tinguin una causa física, i per a les baixes o els informes mèdics.',
    psychiatry: 'Psiquiatria',
    aboutPsychiatry:
      'Quan convé valorar una medicació. La teràpia continua, i els dos professionals van en la mateixa direcció.',
    neurology: 'Neurologia',
    aboutNeurology:
      'Davant de dubtes sobre la memòria, l’atenció, les migranyes o el que queda després d’un cop o d’un ictus.',
  },
  therapies: {
    title: 'Teràpies innovadores',
    lead: 'Acompanyen la psicoteràpia quan té sentit; no la substitueixen. Ho valorem amb tu a la consulta.',
    magnetic: 'Estimulació magnètica',
    aboutMagnetic:
      'Polsos magnètics breus sobre una zona precisa del cap, sense cirurgia ni anestèsia. La indica sempre un especialista.',
    neurofeedback: 'Neurofeedback',
    aboutNeurofeedback:
      'Una pantalla et mostra l’activitat del teu cervell, i amb ella practiques l’atenció i la calma. Avui, en altres centres; al nostre, properament.',
    assisted: 'Teràpia assistida',
    aboutAssisted:
      'Amb un gos preparat per a això i el seu guia. Hi ha persones a qui així els costa menys començar a parlar.',
  },
  book: 'Demana cita',
  firstStep: 'El primer pas és una consulta: hi veiem què et convé.',
};
