import { type DeskMethod, deskMethods } from '../references.ts';

/**
 * From here on an operation is not paid in cash where one side of it acts as a business: 1,000 € (Ley 7/2012, art. 7.Uno.1,
 * as Ley 11/2021 left it). All payments of one operation count together (art. 7.Uno.2).
 */
export const noCashFromCents = 100_000;

/**
 * By which ways the desk takes a payment.
 * @param operationCents what all payments of the operation come to, its instalments included
 */
export const methodsFor = (operationCents: number): readonly DeskMethod[] =>
  operationCents < noCashFromCents ? deskMethods : deskMethods.filter((method) => method !== 'cash');
