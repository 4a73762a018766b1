import { ofDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.ts';

export const ca: typeof es = {
  chooseQuestionnaire: 'Tria un qüestionari.',
  refusals: {
    no_account: 'Encara no té compte al web: convida-la primer.',
    already_open: 'Ja té aquest qüestionari per respondre.',
    too_young: 'Aquests qüestionaris són per a persones de 18 anys o més.',
    adult_statement_required: 'Falta confirmar que són 18 anys o més.',
    no_plan: 'Cap pla teu actiu no inclou l’avaluació.',
    too_soon: 'És massa aviat per repetir-lo: pregunta per les dues últimes setmanes.',
  },
  againFrom: (day) => `El podràs repetir a partir ${ofDay(day)}.`,
};
