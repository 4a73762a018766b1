import { routes } from '#platform/paths.ts';
import type { es } from './synonyms.es.ts';

export const ca: typeof es = {
  [routes.staff]: 'inici dia',
  [routes['staff-agenda']]: 'calendari cites setmana',
  [routes['staff-people']]: 'pacients fitxes clients',
  [routes['staff-inbox']]: 'missatges contacte trucades',
  [routes['staff-till']]: 'cobraments diners efectiu arqueig',
  [routes['staff-requests']]: 'drets acces historia copia',
  [routes['staff-invoices']]: 'rebuts comptabilitat gestoria trimestre',
  [routes['staff-sheets']]: 'liquidacio honoraris',
  [routes['staff-figures']]: 'informes estadistiques ingressos',
  [routes['staff-schedule']]: 'vacances absencies festius hores',
  [routes['staff-evaluations']]: 'tests phq gad resultats',
  [routes['staff-documents']]: 'consentiments signatures',
  [routes['staff-protocol']]: 'alertes crisi risc',
  [routes['staff-audit']]: 'registre auditoria',
  [routes['staff-import']]: 'csv portar dades',
};
