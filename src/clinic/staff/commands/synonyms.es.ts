import { routes } from '#platform/paths.ts';

/** Further words by which a page is found, without accents. */
export const es: Readonly<Record<string, string>> = {
  [routes.staff]: 'inicio dia',
  [routes['staff-agenda']]: 'calendario citas semana',
  [routes['staff-people']]: 'pacientes fichas clientes',
  [routes['staff-inbox']]: 'mensajes contacto llamadas',
  [routes['staff-till']]: 'cobros dinero efectivo arqueo',
  [routes['staff-requests']]: 'derechos acceso historia copia',
  [routes['staff-invoices']]: 'recibos contabilidad gestoria trimestre',
  [routes['staff-sheets']]: 'liquidacion honorarios',
  [routes['staff-figures']]: 'informes estadisticas ingresos',
  [routes['staff-schedule']]: 'vacaciones ausencias festivos horas',
  [routes['staff-evaluations']]: 'tests phq gad resultados',
  [routes['staff-documents']]: 'consentimientos firmas',
  [routes['staff-protocol']]: 'alertas crisis riesgo',
  [routes['staff-audit']]: 'registro auditoria',
  [routes['staff-import']]: 'csv traer datos',
};
