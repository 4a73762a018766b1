import type pg from 'pg';

/** A paid appointment inserted without the wallet; with the director by default. */
export type ConfirmedAppointment = {
  userId: number;
  startsAt: Date;
  createdAt: Date;
  kind?: string | undefined;
  professionalId?: number;
};

/** Adds a confirmed, paid appointment. Returns its id. */
export async function insertConfirmed(
  pool: pg.Pool,
  { userId, startsAt, createdAt, kind = 'office', professionalId = 1 }: ConfirmedAppointment,
): Promise<number> {
  const { rows } = await pool.query(
    `insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid, address, created_at)
     select id, user_id, $6, $4, $2, $2::timestamptz + interval '1 hour', 'confirmed', 6500, true, $5, $3
     from patients where user_id = $1 returning id`,
    [userId, startsAt, createdAt, kind, kind === 'home' ? 'Carrer Nou 3, Salt' : null, professionalId],
  );
  return rows[0].id;
}

/** Parses an iCalendar file: lines unfolded (RFC 5545 section 3.1), properties by name. */
export function readCalendar(file: string): Record<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z-]+)(?:;[^:]*?(?:"[^"]*"[^:]*?)*)?:(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, unescaped(value)]];
    }),
  );
}

const unescaped = (text: string) =>
  text.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
