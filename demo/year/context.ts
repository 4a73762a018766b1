import type { consentKinds } from '#clinic/consents/terms.ts';
import type { Day } from '#platform/time/calendar-days.ts';

/** A professional of the demonstration; `userId` is null without an account. */
export type Therapist = { professionalId: number; userId: number | null; kinds: readonly string[] };

export type Offer = {
  kind: 'landing' | 'single' | 'monthly' | 'quarterly';
  priceCents: number;
  payments: number;
  sessionsPerPayment: readonly number[];
  validityMonths: number;
};

export type Plan = {
  id: number;
  audience: 'adult' | 'child';
  name: string;
  features: readonly { text: string; perk?: string }[];
  offers: readonly Offer[];
};

/** Everything that the year depends on. The same context gives the same rows. */
export type Context = {
  seed: string;
  /** Nothing that happens later is written. */
  now: Date;
  /** Day of the first start, Europe/Madrid. */
  today: Day;
  director: Therapist;
  collaborator: Therapist;
  trainee: Therapist;
  directorUserId: number;
  receptionUserId: number;
  consentTexts: Readonly<Record<(typeof consentKinds)[number], { id: number; hash: string }>>;
  plans: readonly Plan[];
  prices: Readonly<
    Record<'office' | 'home' | 'video' | 'child', { priceCents: number; firstVisitCents: number | null }>
  >;
  /** The joint consultation beside the four kinds. */
  family: { id: number; name: string; priceCents: number; minutes: number };
  slots: readonly string[];
  sessionMinutes: number;
  travelMinutes: number;
  cancellationHours: number;
  isHoliday: (day: Day) => boolean;
  /** Name of this installation at the wallet, and the payee. */
  installation: string;
  merchantId: string;
  passwordHash: string;
  /** Comparison key of a username's look. */
  toLookalikeKey: (username: string) => string;
  /** First free id of each table with generated ids. */
  firstId: (table: string) => number;
  /** Encrypts a text for the column and row. */
  seal: (table: string, column: string, id: number, text: string) => string;
};
