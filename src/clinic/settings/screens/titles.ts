import type { StepName } from '../terms.ts';

export const stepTitles: Record<StepName, string> = {
  clinic: 'Datos de la clínica',
  addresses: 'Páginas en otras webs',
  services: 'Consultas y precios',
  team: 'Profesionales',
  hours: 'Horario',
  mail: 'Correo',
  wallet: 'Pagos',
  order: 'Prueba de cobro',
  officer: 'Responsable de la protección de datos',
  assessment: 'Evaluación de impacto',
  processors: 'Contratos con proveedores',
  backup: 'Copias de seguridad',
  webhook: 'Avisos de PayPal',
};
