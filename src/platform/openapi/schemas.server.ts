import { z } from 'zod';
import { namedShapes } from '../api/named.contract.ts';
import { type JsonSchema, simplifySchema } from './fields.ts';

/** `input`: requests; `output`: responses. */
export type Side = 'input' | 'output';

export const componentRef = (name: string): string => `#/components/schemas/${name}`;

const options = (io: Side) => ({
  io,
  unrepresentable: 'any' as const,
  uri: componentRef,
  // Cast: zod's equivalent type; boolean schemas are never generated.
  override: ({ jsonSchema }: { jsonSchema: object }) => simplifySchema(jsonSchema as JsonSchema),
});

export function createSchemas(io: Side) {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  const add = (name: string, shape: z.ZodType) => {
    registry.add(shape, { id: name });
    names.set(shape, name);
  };
  for (const [name, shape] of namedShapes()) add(name, shape);
  return {
    /** @param name used if the schema has none. @returns a reference */
    refer(shape: z.ZodType, name: string): JsonSchema {
      if (!names.has(shape)) add(name, shape);
      return { $ref: componentRef(names.get(shape) ?? name) };
    },
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

export type Sides = { inputs: Schemas; outputs: Schemas; shared: Record<string, JsonSchema> };

/** An inline schema, for path and query parameters. */
export function inlineSchema(shape: z.ZodType): JsonSchema {
  // Cast: as above.
  const { $schema: _, ...schema } = z.toJSONSchema(shape, options('input')) as unknown as JsonSchema;
  return schema;
}
