import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { passwordTooShort, registration } from '#clinic/accounts/contract.ts';
import { passwordsDiffer } from '#clinic/accounts/sentences.ts';

const twoPasswords = z.object({ password: z.string(), passwordConfirm: z.string() });

/** What the registration form checks: the contract's own shape, and the password typed twice. */
export const registrationForm = registration
  .extend({ passwordConfirm: z.string().min(6, passwordTooShort) })
  .refine((typed) => typed.password === typed.passwordConfirm, {
    path: ['passwordConfirm'],
    error: passwordsDiffer,
    // Said together with whatever else is wrong, not only once all the rest is right.
    when: ({ value }) => twoPasswords.safeParse(value).success,
  });

export const registrationCheck = zodResolver(registrationForm);

export type Typed = z.input<typeof registrationForm>;
export type Checked = z.output<typeof registrationForm>;
