import type { Person } from '#clinic/audit/contract.ts';
import { record } from '#clinic/audit/service.server.ts';
import { refusing } from '#platform/api/refusals.ts';
import { type Database, inTransaction, sqlStateOf } from '#platform/postgres/database.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type AnswerTemplate, type TemplateFields, templateRefusals } from './contract.ts';
import * as queries from './queries.server.ts';
import { maxTemplates } from './terms.ts';
import { texts } from './texts.ts';

const refuse = refusing(templateRefusals);
const uniqueViolation = '23505';

export type TemplateDeps = { db: Database; clock: Clock };
type Trace = { actor: Person; action: string };

/** All templates in alphabetical order. */
export const showTemplates = async ({ db }: TemplateDeps): Promise<AnswerTemplate[]> =>
  (await queries.listAll(db)).toSorted((one, other) => one.name.localeCompare(other.name, 'es'));

/**
 * Writes in one transaction with the audit record. @param write returns id and name, or undefined if nothing changed
 * @throws Refusal `invalid` if another template has the name, and what `write` throws
 */
async function change(
  deps: TemplateDeps,
  trace: Trace,
  write: (tx: Database) => Promise<{ id: number; name: string } | undefined>,
): Promise<AnswerTemplate[]> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const written = await write(tx);
      if (written === undefined) return;
      const { id, name } = written;
      await record(tx, {
        at: deps.clock.now(),
        subject: `answer-template:${id}`,
        detail: { name },
        ...trace,
      });
    });
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw refuse('invalid', { fields: { name: texts().duplicateName } });
  }
  return showTemplates(deps);
}

/** @throws Refusal `invalid`, `too_many_templates` */
export const addTemplate = (deps: TemplateDeps, actor: Person, fields: TemplateFields) =>
  change(deps, { actor, action: 'answer-template.added' }, async (tx) => {
    await queries.lockTemplates(tx);
    if ((await queries.countTemplates(tx)) >= maxTemplates) throw refuse('too_many_templates');
    return { id: await queries.insertTemplate(tx, fields), name: fields.name };
  });

/** @throws Refusal `invalid`, `not_found` */
export const changeTemplate = (deps: TemplateDeps, actor: Person, id: number, fields: TemplateFields) =>
  change(deps, { actor, action: 'answer-template.changed' }, async (tx) => {
    if (!(await queries.updateTemplate(tx, id, fields))) throw refuse('not_found');
    return { id, name: fields.name };
  });

/** Idempotent. */
export const removeTemplate = (deps: TemplateDeps, actor: Person, id: number) =>
  change(deps, { actor, action: 'answer-template.removed' }, async (tx) => {
    const name = await queries.deleteTemplate(tx, id);
    return name === undefined ? undefined : { id, name };
  });
