import type { Kind } from '#clinic/services/contract.ts';

/** The codes of the clinic's former system (SPEC.md section 3). Apart from the contract, so that a screen needs no zod. */
export const formerKinds = { '1': 'office', '2': 'home', '3': 'video' } as const satisfies Record<
  string,
  Kind
>;

/** The kind behind a former code; anything else stays as it is. */
export const withoutFormerCode = (type: string): string =>
  Object.hasOwn(formerKinds, type) ? formerKinds[type as keyof typeof formerKinds] : type;
