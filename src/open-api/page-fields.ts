import { asHtmlText } from '#platform/documents/html-text.ts';
import type { JsonSchema } from '#platform/openapi/fields.ts';
import { renderInline } from './markdown.ts';

type Content = Record<string, { schema: JsonSchema }>;

export function schemaOfContent(content: Content): JsonSchema {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  return type === 'application/json' ? schema : { type };
}

const nameOf = ({ $ref }: JsonSchema) => (typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined);

function describeType(schema: JsonSchema): string {
  const { type, items, anyOf, enum: values, format } = schema;
  const name = nameOf(schema);
  if (name !== undefined) return name;
  if (anyOf) return [...new Set(anyOf.map(describeType))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
  // Cast: the items of an array are a schema.
  if (type === 'array') return `${describeType((items ?? {}) as JsonSchema)}[]`;
  if (Array.isArray(type)) return type.join(' | ');
  return [type ?? 'anything', format].filter(Boolean).join(', ');
}

function rowsOf(schema: JsonSchema, all: Record<string, JsonSchema>, path: string, depth: number): string[] {
  const whole = all[nameOf(schema) ?? ''] ?? schema;
  // Cast: as above.
  const inner = whole.type === 'array' ? (whole.items as JsonSchema) : undefined;
  if (inner) return rowsOf(inner, all, `${path}[]`, depth);
  const required = new Set(whole.required);
  return Object.entries(whole.properties ?? {}).flatMap(([name, field]) => {
    const own = path === '' ? name : `${path}.${name}`;
    const row = `<tr><th scope='row'><code>${asHtmlText(own)}</code></th>
<td>${asHtmlText(describeType(field))}${required.has(name) ? '' : ', optional'}</td><td>${renderInline(field.description ?? '')}</td></tr>`;
    const parts =
      depth === 0 ? [] : [field, ...(field.anyOf ?? [])].flatMap((one) => rowsOf(one, all, own, depth - 1));
    return [row, ...parts];
  });
}

/** Maximum depth of nested fields; deeper ones are only in the document. */
const maxDepth = 3;

export function fieldsTable(schema: JsonSchema, all: Record<string, JsonSchema>): string {
  const rows = rowsOf(schema, all, '', maxDepth);
  return rows.length === 0
    ? `<p><code>${asHtmlText(describeType(schema))}</code></p>`
    : `<div><table>${rows.join('')}</table></div>`;
}
