/** A part of a JSON schema; only what is looked at here is said. */
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
 * What a field's name says in this house (money is integer cents, instants end in `At`, days in `On`), said once more for
 * whoever has only the document. The old wire names of money and days carry no unit and are listed.
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

const isOf = ({ type }: JsonSchema, wanted: string) =>
  type === wanted || (Array.isArray(type) && type.includes(wanted));

const formats = new Set(['date', 'date-time']);

/** zod writes out by which pattern it reads a day or an instant, leap years included; `format` says the same to a person. */
function withoutPattern(field: JsonSchema): void {
  if (!formats.has(field.format ?? '')) return;
  const isSaid = ({ pattern }: JsonSchema) => typeof pattern === 'string' && pattern.includes('[2468][048]');
  if (isSaid(field)) delete field.pattern;
  const others = field.allOf?.filter((part) => !isSaid(part)) ?? [];
  if (others.length === 0) delete field.allOf;
  else field.allOf = others;
}

/** A record by a closed list of keys requires them all; then each is a field like any other. */
function nameKeys(schema: JsonSchema): void {
  const { additionalProperties, required, propertyNames } = schema;
  if (propertyNames === undefined || typeof additionalProperties !== 'object' || required === undefined)
    return;
  schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  schema.additionalProperties = false;
}

/** Makes what zod has made of a shape easier to read, and says what only names said. */
export function refine(schema: JsonSchema): void {
  withoutPattern(schema);
  nameKeys(schema);
  sayUnits(schema);
}

/** Adds its unit to every field of an object that says nothing itself. */
function sayUnits({ properties = {} }: JsonSchema): void {
  for (const [name, field] of Object.entries(properties)) {
    const unit = units.find(({ names }) => names.test(name));
    if (unit === undefined) continue;
    // Where it may be null, its own shape is one of two.
    const own = [field, ...(field.anyOf ?? [])].find((shape) => isOf(shape, unit.type));
    if (own === undefined || '$ref' in own || own.enum !== undefined) continue;
    const { description, examples, format } = unit.says;
    field.description ??= description;
    own.examples ??= field.examples ?? examples;
    // A shape that is strict about how it is written has said so.
    if (format !== undefined && own.pattern === undefined) own.format ??= format;
  }
}
