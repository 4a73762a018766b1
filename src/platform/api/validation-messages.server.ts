import type { z } from 'zod';
import { texts } from './texts.ts';

/**
 * Default message for a validation issue without a message in the contract. Passed to `z.config`, so it applies to
 * every endpoint.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  const messages = texts().validation;
  switch (issue.code) {
    case 'unrecognized_keys':
      return messages.unknownField;
    case 'too_big':
      if (issue.origin === 'string') return messages.textTooLong;
      return isCollection(issue.origin) ? messages.tooMuch : messages.numberTooBig;
    case 'too_small':
      if (issue.origin === 'string') return messages.textTooShort;
      return isCollection(issue.origin) ? messages.tooLittle : messages.numberTooSmall;
    case 'invalid_value':
      return messages.chooseOption;
    case 'invalid_format':
      return messages.badFormat;
    default:
      return issue.input === undefined ? messages.missing : messages.invalid;
  }
}

const isCollection = (origin: string) => origin === 'array' || origin === 'object';
