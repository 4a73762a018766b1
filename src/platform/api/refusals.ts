import type { Shape } from './named.contract.ts';

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

/**
 * HTTP status and short Spanish message of a refusal. `isPassing`: temporary, so the same request may succeed later.
 * `brings`: schema of additional facts (`extra`).
 */
export type RefusalTable = Record<
  string,
  { status: number; message: string; isPassing?: true; brings?: Shape }
>;

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
export const commonRefusals = {
  invalid: { status: 400, message: 'Revisa los datos: hay algo que no es válido.' },
  unknown_key: { status: 401, message: 'Esta clave no vale o se ha retirado.' },
  not_in_scope: { status: 403, message: 'Esta clave no sirve para esto.' },
  sign_in_required: { status: 401, message: 'Inicia sesión para continuar.' },
  not_allowed: { status: 403, message: 'No tienes permiso para hacer esto.' },
  second_factor_needed: { status: 403, message: 'Confirma antes que eres tú con un código.' },
  foreign_origin: { status: 403, message: 'Esta petición no viene de nuestra web.' },
  not_found: { status: 404, message: 'No lo encontramos.' },
  wrong_method: { status: 405, message: 'Esto no se puede pedir de esta forma.' },
  too_large: { status: 413, message: 'El envío es demasiado grande.' },
  not_json: { status: 415, message: 'Solo aceptamos JSON.' },
  key_reused: {
    status: 422,
    message: 'Esto no es lo mismo que enviaste antes. Revísalo y vuelve a enviarlo, por favor.',
  },
  locked: { status: 423, message: 'La sesión está bloqueada. Desbloquéala para continuar.' },
  too_many: { status: 429, message: 'Demasiados intentos seguidos. Espera un momento y vuelve a probar.' },
  unavailable: {
    status: 503,
    message: 'No podemos atenderte ahora mismo. Vuelve a probar en unos segundos.',
  },
} satisfies RefusalTable;

export const refuse = refusing(commonRefusals);
