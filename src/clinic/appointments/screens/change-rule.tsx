import { type Cancellable, changeRule } from '../rules/cancellation.ts';
import { useNow } from './use-now.ts';

/** Until when a visit may be changed, as it is now; `byPlan`: a session of the person's plan pays. */
export function ChangeRule({ byPlan, ...appointment }: Cancellable & { byPlan: boolean }) {
  return changeRule({ ...appointment, withCredit: byPlan }, useNow());
}
