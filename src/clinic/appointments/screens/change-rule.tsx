import { changeRule } from '../rules/change-rules.ts';
import { useNow } from './use-now.ts';

/** Until when a visit may be changed, as it is now; `byPlan`: a session of the person's plan pays. */
export function ChangeRule({ startsAt = '', byPlan }: { startsAt: string | undefined; byPlan: boolean }) {
  return changeRule({ startsAt, withCredit: byPlan }, useNow());
}
