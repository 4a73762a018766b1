import { type DeskMethod, deskMethods } from '../references.ts';
import { noCashFromCents } from '../terms.ts';

/**
 * By which ways the desk takes a payment. Operations of 1,000 € or more are not paid in cash where one side of them acts as a
 * business (Ley 7/2012, art. 7.Uno.1, as Ley 11/2021 left it); all payments into which one is split count together (art. 7.Uno.2).
 * @param operationCents what all payments of the operation come to, its instalments included
 */
export const methodsFor = (operationCents: number): readonly DeskMethod[] =>
  operationCents < noCashFromCents ? deskMethods : deskMethods.filter((method) => method !== 'cash');
