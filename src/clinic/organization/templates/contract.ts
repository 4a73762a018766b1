import { z } from 'zod';
import { type Role, staffRoles } from '#clinic/audit/contract.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { pathId } from '#platform/api/ids.contract.ts';
import { commonRefusals, type RefusalTable, refusalTable } from '#platform/api/refusals.ts';
import { severalLines, singleLine, singleLineMessage } from '#platform/text/plain-text.ts';
import { findUnknownPlaceholder, maxNameLength, maxTemplates, maxTextLength } from './terms.ts';
import { texts } from './texts.ts';

const fields = z.strictObject({
  name: z
    .string({ error: () => texts().nameMissing })
    .trim()
    .min(1, { error: () => texts().nameMissing })
    .max(maxNameLength, { error: () => texts().tooLong(maxNameLength) })
    .regex(singleLine, singleLineMessage),
  text: z
    .string({ error: () => texts().textMissing })
    .trim()
    .min(1, { error: () => texts().textMissing })
    .max(maxTextLength, { error: () => texts().tooLong(maxTextLength) })
    .regex(severalLines, { error: () => texts().badCharacters })
    .superRefine((text, context) => {
      const unknown = findUnknownPlaceholder(text);
      if (unknown === undefined) return;
      context.addIssue({
        code: 'custom',
        message: texts().unknownPlaceholder(unknown.slice(0, 40)),
      });
    }),
});
export type TemplateFields = z.output<typeof fields>;

const template = z.object({ id: z.int(), name: z.string(), text: z.string() });
export type AnswerTemplate = z.output<typeof template>;

export const templateRefusals = {
  invalid: commonRefusals.invalid,
  not_found: commonRefusals.not_found,
  ...refusalTable({ too_many_templates: { status: 409 } }, () => ({
    too_many_templates: texts().tooMany(maxTemplates),
  })),
} satisfies RefusalTable;

const edits = { roles: ['admin'] satisfies readonly Role[] } as const;
const byId = z.object({ id: pathId });

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/staff/answer-templates',
  access: { roles: staffRoles },
  summary: 'List the prepared answers by name',
  status: 200,
  reply: z.array(template),
});

export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/staff/answer-templates',
  access: edits,
  summary: 'Add a prepared answer',
  body: fields,
  status: 201,
  reply: z.array(template),
  refusals: {
    invalid: templateRefusals.invalid,
    too_many_templates: templateRefusals.too_many_templates,
  },
});

export const changeTemplate = endpoint({
  method: 'PATCH',
  path: '/api/staff/answer-templates/:id',
  access: edits,
  summary: 'Change name and text of a prepared answer',
  params: byId,
  body: fields,
  status: 200,
  reply: z.array(template),
  refusals: { invalid: templateRefusals.invalid, not_found: templateRefusals.not_found },
});

export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/staff/answer-templates/:id',
  access: edits,
  summary: 'Delete a prepared answer; repeating it changes nothing',
  params: byId,
  status: 200,
  reply: z.array(template),
});
