import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#clinic/accounts/tables.server.ts';
import type { Breathing, CategoryColor, CategoryIcon, Difficulty } from './terms.ts';

const identity = () => integer('id').generatedAlwaysAsIdentity().primaryKey();
const at = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Categories of the guide, ordered by position. */
export const selfcareCategories = pgTable('selfcare_categories', {
  id: identity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').$type<CategoryIcon>().notNull(),
  color: text('color').$type<CategoryColor>().notNull(),
  position: integer('position').notNull(),
});

export const selfcareActivities = pgTable(
  'selfcare_activities',
  {
    id: identity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => selfcareCategories.id),
    anchor: text('anchor').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    duration: text('duration').notNull(),
    minutes: integer('minutes').notNull(),
    frequency: text('frequency').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    benefits: text('benefits').array().notNull(),
    instructions: text('instructions').notNull(),
    /** Rhythm of a breathing exercise, otherwise null. */
    breathing: jsonb('breathing').$type<Breathing>(),
    imageUrl: text('image_url'),
    externalLink: text('external_link'),
    tags: text('tags').array().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('selfcare_activities_by_category').on(table.categoryId),
    check('selfcare_activities_minutes', sql`${table.minutes} > 0`),
  ],
);

/** Consent to store health data (GDPR art. 9(2)(a)). Withdrawal deletes the row. */
export const checkInConsents = pgTable('check_in_consents', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  givenAt: at('given_at'),
  /** Version of the wording (`check-in/terms.ts`). */
  statement: text('statement').notNull(),
});

/** Check-ins per day (Europe/Madrid). Answers and scores are sealed; see `presenter.server.ts`. */
export const userAssessments = pgTable(
  'user_assessments',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => checkInConsents.userId),
    date: at('date'),
    on: date('on_day', { mode: 'string' }).notNull(),
    sealedAnswers: text('sealed_answers').notNull(),
  },
  (table) => [unique('user_assessments_once_a_day').on(table.userId, table.on)],
);

/** Recommendations after a check-in, sealed like the check-in. */
export const userRecommendations = pgTable(
  'user_recommendations',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => checkInConsents.userId),
    assessmentId: integer('assessment_id')
      .notNull()
      .references(() => userAssessments.id, { onDelete: 'cascade' }),
    generatedAt: at('generated_at'),
    sealedActivities: text('sealed_activities').notNull(),
    viewed: boolean('viewed').notNull().default(false),
    saved: boolean('saved').notNull().default(false),
  },
  (table) => [
    index('user_recommendations_by_user').on(table.userId),
    index('user_recommendations_by_assessment').on(table.assessmentId),
  ],
);

export const userFavouriteActivities = pgTable(
  'user_favourite_activities',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    activityId: integer('activity_id')
      .notNull()
      .references(() => selfcareActivities.id, { onDelete: 'cascade' }),
    addedAt: at('added_at'),
  },
  (table) => [
    unique('user_favourite_activities_once').on(table.userId, table.activityId),
    index('user_favourite_activities_by_activity').on(table.activityId),
  ],
);
