import type { Shape } from './named.contract.ts';
import { texts } from './texts.ts';

/** Additions to a refusal: field errors, facts for the screen, retry time, allowed methods. */
export type RefusalDetail = {
  fields?: Record<string, string>;
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
  allow?: readonly string[];
};

/** An expected refusal, sent as `{ message, code, fields? }` with its status; the transaction is rolled back. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: RefusalDetail;
  readonly isPassing: boolean;

  constructor(
    code: string,
    status: number,
    message: string,
    detail: RefusalDetail = {},
    { isPassing = false }: { isPassing?: boolean } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.detail = detail;
    this.isPassing = isPassing;
  }
}

type RefusalEntry = { status: number; isPassing?: true; brings?: Shape };

/**
 * HTTP status and short message of a refusal. `isPassing`: temporary, so the same request may succeed later.
 * `brings`: schema of additional facts (`extra`).
 */
export type RefusalTable = Record<string, RefusalEntry & { readonly message: string }>;

/**
 * A table whose messages are in the language of the request.
 * @param table status and kind of each refusal, by code
 * @param messages texts in the current language, by code
 */
export function refusalTable<Table extends Record<string, RefusalEntry>>(
  table: Table,
  messages: () => Readonly<Record<keyof Table, string>>,
): { [Code in keyof Table]: Table[Code] & { readonly message: string } } {
  const entries = Object.entries(table).map(([code, entry]) => [
    code,
    Object.defineProperty({ ...entry }, 'message', { get: () => messages()[code], enumerable: true }),
  ]);
  // Cast: `fromEntries` loses the mapping of codes to entries.
  return Object.fromEntries(entries) as { [Code in keyof Table]: Table[Code] & { readonly message: string } };
}

/**
 * Creates the refusal factory of a feature.
 * @param table code → status and default message, from the feature's contract
 * @returns a function that builds the `Refusal` to throw
 */
export function refusing<Code extends string>(table: Record<Code, RefusalTable[string]>) {
  return (code: Code, detail?: RefusalDetail & { message?: string }): Refusal => {
    const entry = table[code];
    return new Refusal(code, entry.status, detail?.message ?? entry.message, detail, entry);
  };
}

/** Refusals that any endpoint may return. */
export const commonRefusals = refusalTable(
  {
    invalid: { status: 400 },
    unknown_key: { status: 401 },
    not_in_scope: { status: 403 },
    sign_in_required: { status: 401 },
    not_allowed: { status: 403 },
    second_factor_needed: { status: 403 },
    foreign_origin: { status: 403 },
    not_found: { status: 404 },
    wrong_method: { status: 405 },
    too_large: { status: 413 },
    not_json: { status: 415 },
    key_reused: { status: 422 },
    locked: { status: 423 },
    too_many: { status: 429 },
    unavailable: { status: 503 },
  },
  () => texts().refusals,
);

export const refuse = refusing(commonRefusals);
