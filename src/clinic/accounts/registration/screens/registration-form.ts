import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { passwordTooShort, registration } from '#clinic/accounts/contract.ts';
import { sentences } from '#clinic/accounts/sentences.ts';

const passwordPair = z.object({ password: z.string(), passwordConfirm: z.string() });

/** The registration form's schema: the contract's shape plus the repeated password. */
export const registrationSchema = registration
  .extend({ passwordConfirm: z.string().min(6, passwordTooShort) })
  .refine((typed) => typed.password === typed.passwordConfirm, {
    path: ['passwordConfirm'],
    error: () => sentences().passwordsDiffer,
    // Reported together with all other errors, not only once the rest is valid.
    when: ({ value }) => passwordPair.safeParse(value).success,
  });

export const registrationResolver = zodResolver(registrationSchema);

export type Typed = z.input<typeof registrationSchema>;
export type Checked = z.output<typeof registrationSchema>;
