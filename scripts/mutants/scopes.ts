type Scope = {
  /** Files that are changed. */
  mutate: readonly string[];
  /** Tests that have to notice. */
  tests: readonly string[];
  /** Without one the tests need milliseconds, with one seconds. */
  needsDatabase: boolean;
};

/** Code that decides and asks nobody: no test of it needs a database. */
const pure = [
  'calendar-days',
  'dialling',
  'money',
  'network',
  'opening-hours',
  'paths',
  'plain-text',
  'safe-text',
  'same-origin',
  'spanish-dates',
  'zoned-time',
];

/** The rules, and what of the platform they rest on. */
const rules: Scope = {
  mutate: [
    'src/clinic/**/{*-,}rules.ts',
    'src/clinic/**/policy.ts',
    `src/platform/**/{${pure.join(',')}}.ts`,
  ],
  tests: [
    'src/clinic/**/{*-,}rules.test.ts',
    'src/clinic/**/policy.test.ts',
    `src/platform/**/{${pure.join(',')}}.test.ts`,
  ],
  needsDatabase: false,
};

/** A feature's server, asked by its own tests, and by those of another that go through it. */
const feature = (name: string, ...others: string[]): Scope => ({
  mutate: [`src/clinic/${name}/**/*.server.ts`, `!src/clinic/${name}/**/{tables,letters}.server.ts`],
  tests: [name, ...others].map((folder) => `src/clinic/${folder}/**/*.test.ts`),
  needsDatabase: true,
});

export const scopes: Readonly<Record<string, Scope>> = {
  rules,
  payments: feature('payments'),
  // The desk sells plans as well.
  subscriptions: feature('subscriptions', 'payments/desk'),
  accounts: feature('accounts'),
  appointments: feature('appointments'),
};
