type Scope = {
  mutate: readonly string[];
  tests: readonly string[];
  /** Tests without a database take milliseconds, with one seconds. */
  needsDatabase: boolean;
};

/** Pure code: none of its tests needs a database. */
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
  'dates',
  'zoned-time',
];

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

/** Server code of features, with their own tests and those of features that use it. */
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
  // The features that are paid for write what the payment buys.
  payments: servers(['payments', 'appointments/payment']),
  // The desk sells plans as well.
  subscriptions: servers(['subscriptions'], ['payments/desk']),
  accounts: servers(['accounts']),
  // Other features pay, import and erase appointments.
  appointments: servers(['appointments'], ['payments', 'settings/imports', 'patients']),
};
