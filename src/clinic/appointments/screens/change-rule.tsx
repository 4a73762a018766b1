import { type Cancellable, changeRule } from '../rules/cancellation.ts';
import { useNow } from './use-now.ts';

/** The current rule for changes; `byPlan`: a session credit pays. */
export function ChangeRule({ byPlan, ...appointment }: Cancellable & { byPlan: boolean }) {
  return changeRule({ ...appointment, withCredit: byPlan }, useNow());
}
