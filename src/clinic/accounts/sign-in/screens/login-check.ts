import { zodResolver } from '@hookform/resolvers/zod';
import { credentials } from '#clinic/accounts/contract.ts';

/** What the sign-in form checks: the contract's own shape. */
export const loginCheck = zodResolver(credentials);
