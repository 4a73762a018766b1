import { formatEuroInput, parseEuros } from '../../catalogue/rules.ts';
import { texts } from './texts.ts';

/** A field of a settings form. `name` is the key of its value in the object around it. */
export type FieldSpec =
  | LeafSpec
  | {
      kind: 'choices';
      name: string;
      label: string;
      hint?: string;
      options: readonly { value: string; label: string }[];
    }
  /** A list of days. */
  | { kind: 'days'; name: string; label: string; hint?: string; add: string }
  | { kind: 'part'; name: string; label: string; hint?: string; fields: readonly FieldSpec[] }
  | ListSpec;

type LeafSpec = {
  /** The value of `euros` is in cents, of `picture` the URL of an uploaded one. */
  kind:
    | 'text'
    | 'phone'
    | 'url'
    | 'number'
    | 'euros'
    | 'paragraph'
    | 'lines'
    | 'select'
    | 'picture'
    | 'municipality';
  name: string;
  label: string;
  hint?: string;
  isOptional?: true;
  isWide?: true;
  /** Of a `select`. */
  options?: readonly { value: string; label: string }[];
};

type ListSpec = {
  kind: 'list';
  name: string;
  label: string;
  hint?: string;
  /** Heading of the item at an index. */
  item: (index: number) => string;
  /** This many items at the beginning cannot be removed. */
  fixed: number;
  most: number;
  /** Label of the button that adds an item. */
  add: string;
  fields: readonly FieldSpec[];
};

/** What a form holds: the same structure as the values, with texts instead of numbers and of lists of lines. */
export type Draft = string | readonly Draft[] | { readonly [name: string]: Draft };

type Values = Record<string, unknown>;

export function toDraft(fields: readonly FieldSpec[], values: Values): Record<string, Draft> {
  return Object.fromEntries(fields.map((field) => [field.name, draftOf(field, values[field.name])]));
}

function draftOf(field: FieldSpec, value: unknown): Draft {
  // Casts: the schema of the group has checked that the value fits its field.
  switch (field.kind) {
    case 'part':
      return toDraft(field.fields, value as Values);
    case 'list':
      return (value as Values[]).map((item) => toDraft(field.fields, item));
    case 'choices':
    case 'days':
      return value as string[];
    case 'lines':
      return (value as string[]).join('\n');
    case 'number':
      return String(value).replace('.', ',');
    case 'euros':
      return formatEuroInput(value as number);
    default:
      return String(value ?? '');
  }
}

/** The values to send. Text that is no number is sent as null, which the server refuses with a sentence beside the field. */
export function toValues(fields: readonly FieldSpec[], draft: Record<string, Draft>): Values {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(field, draft[field.name] ?? '')]));
}

function readValue(field: FieldSpec, draft: Draft): unknown {
  // Casts: `draftOf` has made this draft from the same field.
  switch (field.kind) {
    case 'part':
      return toValues(field.fields, draft as Record<string, Draft>);
    case 'list':
      return (draft as Record<string, Draft>[]).map((item) => toValues(field.fields, item));
    case 'choices':
      return draft;
    case 'days':
      return (draft as string[]).filter((day) => day !== '').sort();
    case 'lines':
      return (draft as string)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'number':
      return readNumber(draft as string);
    case 'euros':
      return parseEuros(draft as string);
    case 'select':
      return draft === '' ? null : draft;
    default:
      return field.isOptional && draft === '' ? null : draft;
  }
}

function readNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}

/** An empty item of a list. */
export const emptyItem = ({ fields }: ListSpec): Record<string, Draft> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'choices' ? [] : '']));

/** Lines that describe a value to a person, for the history. */
export function describeValue(field: FieldSpec, value: unknown): string[] {
  // Casts as in `draftOf`.
  switch (field.kind) {
    case 'part':
      return field.fields.flatMap((inner) =>
        describeValue(inner, (value as Values)[inner.name]).map((line) => `${inner.label}: ${line}`),
      );
    case 'list':
      return (value as Values[]).map((item) =>
        field.fields.flatMap((inner) => describeValue(inner, item[inner.name])).join(' · '),
      );
    case 'choices':
      return [(value as string[]).map((one) => labelOf(field.options, one)).join(', ') || texts().nothing];
    case 'picture':
      // The end of its address tells one picture from another.
      return [String(value).slice(-6)];
    case 'select':
      return [labelOf(field.options ?? [], String(value ?? ''))];
    case 'days':
      return (value as string[]).map((day) => day.split('-').reverse().join('/'));
    case 'lines':
      return value as string[];
    case 'number':
      return [String(value).replace('.', ',')];
    case 'euros':
      return [`${formatEuroInput(value as number)} €`];
    default:
      return [String(value ?? texts().nothing)];
  }
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
