import { useQuery } from '@tanstack/react-query';
import { GlanceLine } from '#clinic/patients/directory/screens/record-glance.tsx';
import type { PlanOfPerson } from '../../contract.ts';
import { plansOfPersonQuery } from '../../staff-api.ts';
import { texts } from './texts.ts';

export const PlansLine = ({ id, to }: { id: number; to: string }) => (
  <GlanceLine
    label={texts().plan}
    to={to}
    query={useQuery(plansOfPersonQuery(id))}
    describe={describePlans}
  />
);

function describePlans(plans: readonly PlanOfPerson[]): string {
  const active = plans.filter((plan) => plan.active);
  const [first] = active;
  if (first === undefined) return texts().noneActive;
  if (active.length > 1) return texts().manyActive(active.length);
  const { name, sessionsLeft } = first;
  return texts().sessionsOf(name, sessionsLeft);
}
