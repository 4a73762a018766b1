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

/** The servers of features, asked by their own tests, and by those of others that go through them. */
const servers = (names: readonly string[], others: readonly string[] = []): Scope => ({
  mutate: names.flatMap((name) => [
    `src/clinic/${name}/**/*.server.ts`,
    `!src/clinic/${name}/**/{tables,letters}.server.ts`,
  ]),
  tests: [...names, ...others].map((folder) => `src/clinic/${folder}/**/*.test.ts`),
  needsDatabase: true,
});

export const scopes: Readonly<Record<string, Scope>> = {
  rules,
  // What money buys is written by what is bought.
  payments: servers(['payments', 'appointments/payment']),
  // The desk sells plans as well.
  subscriptions: servers(['subscriptions'], ['payments/desk']),
  accounts: servers(['accounts']),
  // Hours are paid, imported and erased by others.
  appointments: servers(['appointments'], ['payments', 'settings/imports', 'patients']),
};
