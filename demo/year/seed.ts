import { randomBytes } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { users } from '#clinic/accounts/tables.server.ts';
import { appointments } from '#clinic/appointments/tables.server.ts';
import { sealedColumns as ofChat } from '#clinic/chat/service.server.ts';
import { sealedColumns as ofConsents } from '#clinic/consents/service.server.ts';
import { consentTexts } from '#clinic/consents/tables.server.ts';
import { sealedColumns as ofContact } from '#clinic/contact/service.server.ts';
import { sealedColumns as ofEvaluations } from '#clinic/evaluations/service.server.ts';
import { sealedColumns as ofPatients } from '#clinic/patients/service.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { sealedColumns as ofRecords } from '#clinic/records/service.server.ts';
import { readSchedule } from '#clinic/schedule/service.server.ts';
import { openingHours } from '#clinic/schedule/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { findPlans } from '#clinic/subscriptions/service.server.ts';
import { clinic } from '#config';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import type { Clock } from '#platform/time/clock.ts';
import { showPortraits } from '../portrait.ts';
import { demoWallet } from '../wallet/notices/keys.ts';
import type { Context, Therapist } from './context.ts';
import { insertRows, readFirstIds } from './insert.ts';
import { createYear } from './year.ts';

/** The same rows on every computer that starts on the same day. */
const yearSeed = 'onyar';

type YearDeps = {
  /** Connection string of the owner, who may give rows their ids. */
  ownerUrl: string;
  clock: Clock;
  secrets: Secrets;
  installation: () => Promise<string>;
  /** Functions of the accounts, passed in by the app. */
  accounts: {
    hashPassword: (password: string) => Promise<string>;
    toLookalikeKey: (username: string) => string;
  };
};

/**
 * Fills the demonstration with an invented year, once: on the first start, while there are no appointments.
 * @returns whether it did
 */
export async function seedYear({
  ownerUrl,
  clock,
  secrets,
  installation,
  accounts,
}: YearDeps): Promise<boolean> {
  const named = await installation();
  const passwordHash = await accounts.hashPassword(randomBytes(24).toString('base64url'));
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, application_name: 'onyar-year' });
  try {
    const isNew = await inTransaction(drizzle(pool), async (tx) => {
      await takeLock(tx, 'seed');
      if ((await tx.$count(appointments)) > 0) return false;
      const trainee = await addTrainee(tx);
      const wish = {
        seed: yearSeed,
        now: clock.now(),
        installation: named,
        passwordHash,
        trainee,
        toLookalikeKey: accounts.toLookalikeKey,
      };
      const context = await readContext(tx, wish, secrets);
      if (context === undefined) return false;
      await insertRows(tx, createYear(context));
      await showPortraits(tx);
      await bumpContentVersion(tx);
      return true;
    });
    // Otherwise the planner has no statistics of the new rows until autovacuum runs, a minute later.
    if (isNew) await pool.query('analyze');
    return isNew;
  } finally {
    await pool.end();
  }
}

/** A psychologist in training, on two afternoons; without an account. */
async function addTrainee(tx: Database): Promise<Therapist> {
  const kinds: ('office' | 'video')[] = ['office', 'video'];
  const [row] = await tx
    .insert(professionals)
    .values({
      name: 'Ona Fontsomiat',
      title: 'Psicóloga en prácticas, supervisada',
      bio: 'Atiende a adultos y jóvenes dos tardes por semana, con la supervisión de la directora.',
      roomUrl: null,
      kinds,
      position: await tx.$count(professionals),
    })
    .returning({ id: professionals.id });
  if (row === undefined) throw new Error('the trainee was not written');
  const times = clinic.slots.filter((time) => time >= '16:00');
  await tx
    .insert(openingHours)
    .values([2, 4].flatMap((weekday) => times.map((time) => ({ professionalId: row.id, weekday, time }))));
  return { professionalId: row.id, userId: null, kinds };
}

type YearWish = Pick<
  Context,
  'seed' | 'now' | 'installation' | 'passwordHash' | 'trainee' | 'toLookalikeKey'
>;

/** What the year builds on; undefined if this clinic is not the demonstration's. */
async function readContext(tx: Database, wish: YearWish, secrets: Secrets): Promise<Context | undefined> {
  const staff = await tx.select({ id: users.id, key: users.usernameKey }).from(users);
  const userOf = (key: string) => staff.find((one) => one.key === key)?.id;
  const [director, collaborator] = await tx
    .select()
    .from(professionals)
    .orderBy(asc(professionals.position))
    .limit(2);
  const texts = await tx.select().from(consentTexts);
  const sold = await tx.select().from(services);
  const textOf = (kind: string) => texts.findLast((one) => one.kind === kind);
  const priceOf = (kind: string) => {
    const row = sold.find((one) => one.kind === kind);
    return row && { priceCents: row.priceCents, firstVisitCents: row.firstVisitPriceCents };
  };
  const family = sold.find(({ kind, online, active }) => kind === null && online && active);
  const found = {
    directorUserId: userOf('direccion'),
    receptionUserId: userOf('recepcion'),
    treatment: textOf('treatment'),
    minors: textOf('minors'),
    data: textOf('data'),
    video: textOf('video'),
    office: priceOf('office'),
    home: priceOf('home'),
    onVideo: priceOf('video'),
    child: priceOf('child'),
  };
  const { directorUserId, receptionUserId, treatment, minors, data, video, office, home, onVideo, child } =
    found;
  if (director === undefined || collaborator === undefined || family?.minutes == null) return undefined;
  if (directorUserId === undefined || receptionUserId === undefined) return undefined;
  if (treatment === undefined || minors === undefined || data === undefined || video === undefined)
    return undefined;
  if (office === undefined || home === undefined || onVideo === undefined || child === undefined)
    return undefined;
  const firstIds = await readFirstIds(tx);
  const therapist = ({ id, userId, kinds }: typeof director): Therapist => ({
    professionalId: id,
    userId,
    kinds: kinds ?? [],
  });
  const { isHoliday } = await readSchedule(tx);
  return {
    ...wish,
    today: wallTimeOf(wish.now).day,
    director: therapist(director),
    collaborator: therapist(collaborator),
    directorUserId,
    receptionUserId,
    consentTexts: { treatment, minors, data, video },
    plans: await findPlans(tx),
    prices: { office, home, video: onVideo, child },
    family: { id: family.id, name: family.name, priceCents: family.priceCents, minutes: family.minutes },
    slots: clinic.slots,
    sessionMinutes: clinic.sessionMinutes,
    travelMinutes: clinicSettings().homeVisits.travelMinutes,
    cancellationHours: clinicSettings().cancellationHours,
    isHoliday,
    merchantId: demoWallet.merchantId,
    firstId: (table) => {
      const id = firstIds.get(table);
      if (id === undefined) throw new Error(`${table} makes no ids`);
      return id;
    },
    seal: (table, column, id, text) => secrets.seal(text, findPlace(table, column)(id)),
  };
}

const sealed = [...ofChat, ...ofConsents, ...ofContact, ...ofEvaluations, ...ofPatients, ...ofRecords];

/** The place that a column's texts are bound to. */
function findPlace(table: string, column: string): (id: number) => string {
  const found = sealed.find((one) => one.table === table && one.column === column);
  if (found === undefined) throw new Error(`${table}.${column} is not sealed`);
  return found.place;
}
