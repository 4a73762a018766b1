import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { hashPassword, verifyPassword } from '#clinic/accounts/passwords/passwords.server.ts';
import { users } from '#clinic/accounts/tables.server.ts';
import { crisisProtocols } from '#clinic/crisis/tables.server.ts';
import { patients } from '#clinic/patients/tables.server.ts';
import { professionals } from '#clinic/professionals/tables.server.ts';
import { openingHours } from '#clinic/schedule/tables.server.ts';
import { services } from '#clinic/services/tables.server.ts';
import { launch } from '#clinic/settings/tables.server.ts';
import { planOffers, plans } from '#clinic/subscriptions/tables.server.ts';
import { selfcareActivities, selfcareCategories } from '#clinic/wellbeing/tables.server.ts';
import { clinic, planSeeds, professionalSeeds } from '#config';
import { bumpContentVersion } from '#platform/documents/content-version.server.ts';
import { type Database, inTransaction } from '#platform/postgres/database.server.ts';
import { takeLock } from '#platform/postgres/locks.server.ts';
import { seedFamilies } from './demonstration-family.ts';
import { seedConsentTexts } from './demonstration-texts.ts';
import { seedFurtherServices } from './further-services.ts';
import { activities } from './wellbeing/activities.ts';
import { categories } from './wellbeing/categories.ts';

/**
 * Inserts what every clinic needs: the wellbeing guide. People, prices and accounts are entered by the
 * clinic's director.
 * @param ownerUrl connection string of the owner
 */
export const seedEssentials = ({ ownerUrl }: { ownerUrl: string }): Promise<void> =>
  withSeedLock(ownerUrl, async (tx) => {
    await seedGuide(tx);
    await seedKinds(tx);
  });

/** Runs `work` in one transaction. Instances that start together do so one after another. */
async function withSeedLock(ownerUrl: string, work: (tx: Database) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, application_name: 'onyar-seed' });
  try {
    await inTransaction(drizzle(pool), async (tx) => {
      await takeLock(tx, 'seed');
      await work(tx);
    });
  } finally {
    await pool.end();
  }
}

/**
 * How long ago the demonstration clinic opened, published its consent texts and signed its crisis protocol: before
 * anything that its invented patients have signed or answered.
 */
const openedDaysAgo = 400;

/**
 * Fills an empty database with the demonstration clinic of `clinic.config.ts`. If services exist already, it
 * adds only what a later release brought: the plans and the wellbeing guide, if missing.
 * @param ownerUrl connection string of the owner
 * @param staffPassword password of the user `direccion`; random by default
 * @param isDemonstration adds, where missing, the other staff, the further services, the consent texts and a
 * family that has not signed them
 * @param seedsFamilies adds those families; the invented year has its own
 * @param signsProtocol signs a crisis protocol in the director's name, which enables chat and evaluations
 * @param keepPassword receives the generated password before the commit, so that it cannot be lost
 */
export async function seedDemonstration({
  ownerUrl,
  staffPassword,
  isDemonstration = false,
  seedsFamilies = true,
  signsProtocol = isDemonstration,
  keepPassword = async () => {},
}: {
  ownerUrl: string;
  staffPassword?: string | undefined;
  isDemonstration?: boolean;
  seedsFamilies?: boolean;
  signsProtocol?: boolean;
  keepPassword?: (password: string) => Promise<void>;
}): Promise<void> {
  const openedAt = new Date(Date.now() - openedDaysAgo * 86_400_000);
  await withSeedLock(ownerUrl, async (tx) => {
    if ((await tx.select({ id: plans.id }).from(plans).limit(1)).length === 0) await seedPlans(tx);
    await seedGuide(tx);
    await seedKinds(tx);
    const password = staffPassword ?? randomBytes(9).toString('base64url');
    if ((await tx.select({ id: services.id }).from(services).limit(1)).length === 0) {
      await seedCatalogue(tx);
      await tx.insert(launch).values({ openedAt }).onConflictDoNothing();
      await seedColleague(tx, { username: 'direccion', role: 'admin', fullName: 'Dirección' }, password);
      if (staffPassword === undefined) await keepPassword(password);
    }
    if (isDemonstration) {
      await seedDemonstrationStaff(tx, password);
      if ((await seedConsentTexts(tx, openedAt)) && seedsFamilies) await seedFamilies(tx);
      const team = await tx
        .select({ id: professionals.id })
        .from(professionals)
        .orderBy(professionals.position);
      await seedFurtherServices(
        tx,
        team.map(({ id }) => id),
      );
    }
    if (signsProtocol) await seedProtocol(tx, openedAt);
  });
}

/** Whether a password is still the director's. */
export async function isDirectorPassword(db: Database, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, 'direccion'));
  return verifyPassword(password, row?.hash ?? undefined);
}

async function seedCatalogue(tx: Database): Promise<void> {
  await tx.insert(services).values([...clinic.services]);
  const people = professionalSeeds.map((person, position) => ({ ...person, position }));
  const rows = await tx.insert(professionals).values(people).returning({ id: professionals.id });
  const hours = rows.flatMap(({ id }) =>
    clinic.workingWeekdays.flatMap((weekday) =>
      clinic.slots.map((time) => ({ professionalId: id, weekday, time })),
    ),
  );
  await tx.insert(openingHours).values(hours);
}

/** Sets the service kinds of professionals from an earlier release that had no such field. */
async function seedKinds(tx: Database): Promise<void> {
  for (const { name, kinds } of professionalSeeds) {
    // The clinic's own configuration file may be older than its type.
    if (kinds === undefined) continue;
    const rows = await tx
      .update(professionals)
      .set({ kinds })
      .where(and(eq(professionals.name, name), isNull(professionals.kinds)))
      .returning({ id: professionals.id });
    if (rows.length > 0) await bumpContentVersion(tx);
  }
}

async function seedPlans(tx: Database): Promise<void> {
  await tx.insert(plans).values(
    planSeeds.map(({ offers, ...plan }, position) => ({
      ...plan,
      position,
      features: [...plan.features],
    })),
  );
  const offers = planSeeds.flatMap((plan) => plan.offers.map((offer) => ({ ...offer, planId: plan.id })));
  await tx
    .insert(planOffers)
    .values(offers.map((offer) => ({ ...offer, sessionsPerPayment: [...offer.sessionsPerPayment] })));
  // Running instances still show the previous catalogue.
  await bumpContentVersion(tx);
}

/** The wellbeing guide is the same for every clinic; each clinic may change it in its database. */
async function seedGuide(tx: Database): Promise<void> {
  if ((await tx.select({ id: selfcareCategories.id }).from(selfcareCategories).limit(1)).length > 0) return;
  for (const [position, { key, ...category }] of categories.entries()) {
    const [row] = await tx
      .insert(selfcareCategories)
      .values({ ...category, position })
      .returning({ id: selfcareCategories.id });
    if (row === undefined) throw new Error(`the part ${key} of the guide is not there`);
    const ofIt = activities.filter((activity) => activity.category === key);
    await tx.insert(selfcareActivities).values(
      ofIt.map(({ id, category: _, steps, benefits, tags, ...activity }, place) => ({
        ...activity,
        anchor: id,
        categoryId: row.id,
        position: place,
        instructions: steps.join('\n'),
        benefits: [...benefits],
        tags: [...tags],
      })),
    );
  }
  // Running instances still show the previous guide.
  await bumpContentVersion(tx);
}

type Colleague = { username: string; role: 'admin' | 'reception' | 'professional'; fullName: string };

/** Inserts a staff account. @returns its id; undefined if the username is taken */
async function seedColleague(
  tx: Database,
  colleague: Colleague,
  password: string,
): Promise<number | undefined> {
  const createdAt = new Date();
  const passwordHash = await hashPassword(password);
  const [user] = await tx
    .insert(users)
    .values({ ...colleague, usernameKey: colleague.username, passwordHash, createdAt })
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  if (user !== undefined) await tx.insert(patients).values({ userId: user.id, createdAt });
  return user?.id;
}

/** Adds reception and an account for each professional without one, so that every role can be tried. */
async function seedDemonstrationStaff(tx: Database, password: string): Promise<void> {
  const rows = await tx.select({ key: users.usernameKey }).from(users).where(ne(users.role, 'client'));
  const isThere = (username: string) => rows.some(({ key }) => key === username);
  const reception = { username: 'recepcion', role: 'reception', fullName: 'Recepción' } as const;
  if (!isThere(reception.username)) await seedColleague(tx, reception, password);
  for (const { name } of professionalSeeds) {
    const username = deriveUsername(name);
    if (isThere(username)) continue;
    const isTheirs = and(eq(professionals.name, name), isNull(professionals.userId));
    const [row] = await tx.select({ id: professionals.id }).from(professionals).where(isTheirs);
    if (row === undefined) continue;
    const userId = await seedColleague(tx, { username, role: 'professional', fullName: name }, password);
    if (userId !== undefined)
      await tx.update(professionals).set({ userId }).where(eq(professionals.id, row.id));
  }
}

const demonstrationProtocol = {
  responders: 'La profesional que trata a la persona. Si no puede, dirección.',
  hours:
    'En el horario de la clínica lo lee alguien del equipo. Fuera de él no lo lee nadie, y la pantalla lo dice: 112 y 024.',
  steps: [
    '1. Quien recibe el aviso lo acepta con su nombre y llama.',
    '2. Si nadie lo acepta en un cuarto de hora, le llega a dirección.',
    '3. Con peligro inmediato se llama al 112.',
    '4. Lo hecho se apunta en la ficha.',
  ].join('\n'),
};

/**
 * Signs a crisis protocol in the director's name, only if none was ever signed: a withdrawn one stays
 * withdrawn.
 */
async function seedProtocol(tx: Database, signedAt: Date): Promise<void> {
  if ((await tx.select({ id: crisisProtocols.id }).from(crisisProtocols).limit(1)).length > 0) return;
  const [director] = await tx.select({ id: users.id }).from(users).where(eq(users.usernameKey, 'direccion'));
  if (director === undefined) return;
  await tx.insert(crisisProtocols).values({ ...demonstrationProtocol, signedAt, signedBy: director.id });
  await bumpContentVersion(tx);
}

/** 'Dra. Nausica Riubell' signs in as 'nausica'. */
const deriveUsername = (name: string): string =>
  (name.replace(/^Dra?\. /, '').split(' ')[0] ?? name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
