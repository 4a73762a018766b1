import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { contactForm } from '#clinic/contact/contract.ts';

/** Validation of the contact form: the contract's own schema. */
export const messageResolver = zodResolver(contactForm);

export type Typed = z.input<typeof contactForm>;
export type Checked = z.output<typeof contactForm>;
export type MessageForm = UseFormReturn<Typed, unknown, Checked>;
