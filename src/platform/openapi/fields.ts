export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  pattern?: string;
  description?: string;
  format?: string;
  examples?: unknown[];
  [keyword: string]: unknown;
};

type Unit = { names: RegExp; type: 'integer' | 'string'; says: Partial<JsonSchema> };

/**
 * Units implied by our naming convention (money in cents, instants end in `At`, days in `On`), written out for
 * readers of the document. Older API fields of money and days without unit in their name are listed.
 */
const units: readonly Unit[] = [
  {
    names: /(^c|C)ents$|(^p|P)rice$|^pricePaid$|^supplementKept$/,
    type: 'integer',
    says: { description: 'Cents of a euro.', examples: [6500] },
  },
  {
    names: /[a-z]At$/,
    type: 'string',
    says: {
      description: 'An instant, ISO 8601 with its offset.',
      format: 'date-time',
      examples: ['2026-12-15T08:00:00.000Z'],
    },
  },
  {
    names: /[a-z]On$|^(childB|b)irthDate$/,
    type: 'string',
    says: { description: 'A calendar day in Madrid.', format: 'date', examples: ['2026-12-15'] },
  },
  {
    names: /[a-z]Minutes$|^minutes$/,
    type: 'integer',
    says: { description: 'Minutes.', examples: [60] },
  },
  { names: /[a-z]Seconds$/, type: 'integer', says: { description: 'Seconds.', examples: [30] } },
];

const isOfType = ({ type }: JsonSchema, wanted: string) =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

const formats = new Set(['date', 'date-time']);

/** Drops zod's regular expressions for days and instants; `format` is readable. */
function dropPattern(field: JsonSchema): void {
  if (!formats.has(field.format ?? '')) return;
  const isSaid = ({ pattern }: JsonSchema) => typeof pattern === 'string' && pattern.includes('[2468][048]');
  if (isSaid(field)) delete field.pattern;
  const others = field.allOf?.filter((part) => !isSaid(part)) ?? [];
  if (others.length === 0) delete field.allOf;
  else field.allOf = others;
}

/** A record over a closed list of keys requires them all, so list them as properties. */
function listRecordKeys(schema: JsonSchema): void {
  const { additionalProperties, required, propertyNames } = schema;
  if (propertyNames === undefined || typeof additionalProperties !== 'object' || required === undefined)
    return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
}

/** Simplifies zod's JSON schema and adds implied units. */
export function simplifySchema(schema: JsonSchema): void {
  dropPattern(schema);
  listRecordKeys(schema);
  describeUnits(schema);
}

/** Adds a unit to every field without a description. */
function describeUnits({ properties = {} }: JsonSchema): void {
  for (const [name, field] of Object.entries(properties)) {
    const unit = units.find(({ names }) => names.test(name));
    if (unit === undefined) continue;
    // A nullable field's own schema is one of two.
    const own = [field, ...(field.anyOf ?? [])].find((shape) => isOfType(shape, unit.type));
    if (own === undefined || '$ref' in own || own.enum !== undefined) continue;
    const { description, examples, format } = unit.says;
    field.description ??= description;
    own.examples ??= field.examples ?? examples;
    // A strict pattern already defines the format.
    if (format !== undefined && own.pattern === undefined) own.format ??= format;
  }
}
