import { zodResolver } from '@hookform/resolvers/zod';
import { credentials } from '#clinic/accounts/contract.ts';

/** Validation of the sign-in form: the contract's own shape. */
export const loginResolver = zodResolver(credentials);
