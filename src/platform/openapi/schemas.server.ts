import { z } from 'zod';
import { namedShapes } from '../api/named.contract.ts';
import { type JsonSchema, refine } from './fields.ts';

/** `input`: what is sent to us; `output`: what we answer. */
export type Side = 'input' | 'output';

export const componentRef = (name: string): string => `#/components/schemas/${name}`;

const options = (io: Side) => ({
  io,
  unrepresentable: 'any' as const,
  uri: componentRef,
  // Cast: zod's own type of the same; a schema that is `true` or `false` is never made from a shape.
  override: ({ jsonSchema }: { jsonSchema: object }) => refine(jsonSchema as JsonSchema),
});

/** Shapes of one side with their names; what the document refers to, and what it holds. */
export function createSchemas(io: Side) {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (name: string, shape: z.ZodType) => {
    registry.add(shape, { id: name });
    names.set(shape, name);
  };
  for (const [name, shape] of namedShapes()) add(name, shape);
  return {
    /** @param name what it is called where nobody has named it. @returns a reference to it */
    refer(shape: z.ZodType, name: string): JsonSchema {
      if (!names.has(shape)) add(name, shape);
      return { $ref: componentRef(names.get(shape) ?? name) };
    },
    /** The schema of every name. */
    components(): Record<string, JsonSchema> {
      // Cast: zod's JSON schema, of which only what `JsonSchema` names is looked at.
      const { schemas } = z.toJSONSchema(registry, options(io)) as unknown as {
        schemas: Record<string, JsonSchema>;
      };
      return Object.fromEntries(
        Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [name, schema]),
      );
    },
  };
}

export type Schemas = ReturnType<typeof createSchemas>;

/** What operations refer to: shapes by their side, and answers that many of them give. */
export type Sides = { inputs: Schemas; outputs: Schemas; shared: Record<string, JsonSchema> };

/** A shape where it stands, without a name: the parts of an address. */
export function inlineSchema(shape: z.ZodType): JsonSchema {
  // Cast: as above.
  const { $schema: _, ...schema } = z.toJSONSchema(shape, options('input')) as unknown as JsonSchema;
  return schema;
}
