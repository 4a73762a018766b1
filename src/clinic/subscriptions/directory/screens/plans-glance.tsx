import { useQuery } from '@tanstack/react-query';
import { GlanceLine } from '#clinic/patients/directory/screens/record-glance.tsx';
import type { PlanOfPerson } from '../../contract.ts';
import { plansOfPersonQuery } from '../../staff-api.ts';

export const PlansLine = ({ id, to }: { id: number; to: string }) => (
  <GlanceLine label='Plan' to={to} query={useQuery(plansOfPersonQuery(id))} describe={describePlans} />
);

function describePlans(plans: readonly PlanOfPerson[]): string {
  const active = plans.filter((plan) => plan.active);
  const [first] = active;
  if (first === undefined) return 'Ninguno activo';
  if (active.length > 1) return `${active.length} activos`;
  const { name, sessionsLeft } = first;
  return `${name}: ${sessionsLeft === 1 ? 'queda 1 sesión' : `quedan ${sessionsLeft} sesiones`}`;
}
