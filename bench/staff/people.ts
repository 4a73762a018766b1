import type pg from 'pg';
import { withoutExclusionConstraints } from '../seed/stored.ts';

const firstNames =
  'Ona Marc Laia Pol Júlia Nil Carla Jan Núria Biel Aina Arnau Marta Guillem Clàudia Roger Mireia Oriol Anna Eloi Berta Quim Sílvia Martí Gemma Àlex Neus Ferran Irene Bernat'.split(
    ' ',
  );
const surnames =
  'Ferrer Puig Serra Vila Roca Soler Pujol Costa Riera Bosch Font Planas Casals Mir Sala Ribas Coll Vidal Prat Camps Gispert Danés Oliveras Masó Comas Bruguera Teixidor Noguer Parés Corominas Güell Fàbregas Marquès Llach Pagès Cornellà Juanola'.split(
    ' ',
  );

/**
 * Shares of all patients: a third has no account, and three in five of those are children with a guardian.
 */
const share = { children: 0.2, withoutAccount: 1 / 3, secondGuardian: 0.15 };

/** Invented patients. A few share each name; phone and e-mail are unique. */
export async function fillWithPeople(client: pg.Client, count: number): Promise<void> {
  const children = Math.round(count * share.children);
  const cards = Math.round(count * share.withoutAccount) - children;
  const accounts = count - cards - children;
  await client.query(
    `create temporary table invented as
     select n, ($1::text[])[1 + n % $3] || ' ' || ($2::text[])[1 + n * 7 % $4] || ' ' || ($2::text[])[1 + n * 11 / 3 % $4] as name,
       '+346' || lpad((n * 7919 % 100000000)::text, 8, '0') as phone, 'gente' || n || '@example.org' as email,
       now() - n * interval '2 hours' as at
     from generate_series(0, $5::int - 1) n`,
    [firstNames, surnames, firstNames.length, surnames.length, count],
  );
  await client.query(
    `with made as (
       insert into users (username, username_key, password_hash, full_name, phone, email, email_verified, created_at)
       select 'gente-' || n, 'gente-' || n, 'none', name, phone, email, true, at from invented where n < $1
       returning id, created_at
     ) insert into patients (user_id, created_at) select id, created_at from made order by id`,
    [accounts],
  );
  await client.query(
    `insert into patients (full_name, phone, email, birth_on, created_at)
     select name, phone, case when n % 3 = 0 then email end, date '1950-01-01' + n % 20000, at
     from invented where n between $1 and $1 + $2 - 1`,
    [accounts, cards],
  );
  // Each child gets a different guardian; the trigger inserts the guardianship.
  await client.query(
    `insert into patients (guardian_id, full_name, birth_on, created_at)
     select guardian.id, child.name, current_date - 2000 - child.n % 3000, child.at
     from (select *, row_number() over (order by n) as turn from invented where n >= $1) child
     join (select id, row_number() over (order by id) as turn from patients where user_id is not null) guardian using (turn)`,
    [accounts + cards],
  );
  await client.query(
    `insert into guardianships (patient_id, guardian_id, may_book, pays, gets_notices, may_ask_for_record, created_at)
     select id, guardian_id + 3000, true, false, true, true, created_at from patients
     where guardian_id is not null and id % 100 < $1`,
    [share.secondGuardian * 100],
  );
  await client.query('drop table invented');
}

/**
 * Appointments over two years, ending in three months, nine a day per professional. Nine in ten past
 * appointments have an attendance note.
 */
export async function fillWithVisits(client: pg.Client, count: number): Promise<void> {
  await withoutExclusionConstraints(client, () =>
    client.query(
      `with places as (
         select professional.id as professional_id, at, row_number() over (order by at desc, professional.id) as n
         from professionals professional,
           generate_series(current_date - interval '21 months', current_date + interval '3 months', '1 day') day,
           generate_series(9, 17) hour,
           lateral (select (day + hour * interval '1 hour')::timestamp at time zone 'Europe/Madrid' as at) start
         order by at desc, professional.id limit $1
       ), people as (
         select p.id, p.guardian_id, coalesce(p.user_id, g.user_id) as user_id,
           row_number() over (order by p.id) - 1 as turn, count(*) over () as people
         from patients p left join patients g on g.id = p.guardian_id left join users u on u.id = p.user_id
         where u.id is null or u.role = 'client'
       )
       insert into appointments (patient_id, booked_by, professional_id, kind, starts_at, ends_at, status, price_cents, paid,
         attendance_confirmed_at, created_at)
       select people.id, people.user_id, professional_id,
         (case when guardian_id is not null then 'child' when n % 5 = 0 then 'video' else 'office' end)::consultation_kind,
         at, at + interval '1 hour', (case when n % 12 = 0 then 'cancelled' else 'confirmed' end)::appointment_status,
         6500, n % 3 > 0, case when n % 4 > 0 then least(at, now()) - interval '1 day' end, at - interval '20 days'
       from places join people on people.turn = n * 7919 % people.people`,
      [count],
    ),
  );
  await client.query(
    `insert into attendance (appointment_id, starts_at, status, at, entered_by)
     select id, starts_at, case when id % 15 = 0 then 'no_show' else 'fulfilled' end, ends_at,
       (select id from users where username_key = 'direccion')
     from appointments where ends_at < now() and status = 'confirmed' and id % 10 > 0`,
  );
  // Paid amounts have a ledger entry and a receipt.
  await client.query(
    `insert into payment_ledger (at, step, reference, order_id, capture_id, cents, currency, payer_user_id)
     select least(starts_at, now()) - interval '2 days', step::payment_step, 'appointment:' || id, 'BENCH' || id, 'BENCH' || id, 6500, 'EUR', booked_by
     from appointments, unnest(array['captured', 'verified']) step where paid and status = 'confirmed'`,
  );
  await client.query(
    `insert into receipts (series, number, issued_at, reference, payer_user_id, capture_id, cents, concept, vat, vat_percent)
     select 'B', row_number() over (order by id), at, reference, payer_user_id, capture_id, cents, 'Consulta', 'exempt', 0
     from payment_ledger where step = 'verified' and order_id like 'BENCH%'`,
  );
  await client.query('vacuum analyze');
}
