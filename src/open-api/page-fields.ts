import { asHtmlText } from '#platform/documents/html-text.ts';
import type { JsonSchema } from '#platform/openapi/fields.ts';
import { inline } from './page-words.ts';

type Content = Record<string, { schema: JsonSchema }>;

/** The schema of a body, whatever it is written in; a file is called by its type. */
export function schemaOfContent(content: Content): JsonSchema {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return type === 'application/json' ? schema : { type };
}

const nameOf = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined);

/** What a field holds, in a few words. */
function kindOf(schema: JsonSchema): string {
  const { type, items, anyOf, enum: values, format } = schema;
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  // Cast: what an array holds is a schema.
  if (type === 'array') return `${kindOf((items ?? {}) as JsonSchema)}[]`;
  if (Array.isArray(type)) return type.join(' | ');
  return [type ?? 'anything', format].filter(Boolean).join(', ');
}

/** The fields of a schema, those of fields within it behind a dot. */
function rowsOf(schema: JsonSchema, all: Record<string, JsonSchema>, path: string, depth: number): string[] {
  const whole = all[nameOf(schema) ?? ''] ?? schema;
  // Cast: as above.
  const inner = whole.type === 'array' ? (whole.items as JsonSchema) : undefined;
  if (inner) return rowsOf(inner, all, `${path}[]`, depth);
  const required = new Set(whole.required);
  return Object.entries(whole.properties ?? {}).flatMap(([name, field]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const row = `<tr><th scope='row'><code>${asHtmlText(own)}</code></th>
<td>${asHtmlText(kindOf(field))}${required.has(name) ? '' : ', optional'}</td><td>${inline(field.description ?? '')}</td></tr>`;
    const parts =
      depth === 0 ? [] : [field, ...(field.anyOf ?? [])].flatMap((one) => rowsOf(one, all, own, depth - 1));
    return [row, ...parts];
  });
}

/** How deep fields within fields are shown; below that the document itself is read. */
const shownDepth = 3;

/** A table of a schema's fields. */
export function fieldsTable(schema: JsonSchema, all: Record<string, JsonSchema>): string {
  const rows = rowsOf(schema, all, '', shownDepth);
  return rows.length === 0
    ? `<p><code>${asHtmlText(kindOf(schema))}</code></p>`
    : `<div><table>${rows.join('')}</table></div>`;
}
