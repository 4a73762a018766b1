import type { es } from './texts.es.ts';

export const ca: typeof es = {
  noContactExcludes: 'Sense contacte exclou reservar, rebre avisos i demanar la història.',
  chooseOrCreate: 'Tria una persona o dona’n d’alta una de nova.',
  refusals: {
    not_a_child: 'Ja és major d’edat: no té tutors.',
    guardian_is_child: 'Qui té cura d’un menor ha de ser major d’edat.',
    already_guardian: 'Aquesta persona ja figura a la fitxa.',
  },
};
