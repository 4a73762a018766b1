const tagPrefixes: readonly (readonly [name: string, description: string, ...beginnings: string[]])[] = [
  [
    'Booking',
    'Free hours, and the consultations that somebody books, moves and cancels.',
    ...['availability', 'appointments', 'appointment-links', 'municipalities', 'feeds'],
  ],
  [
    'Payments',
    'What is paid through the wallet, and receipts.',
    ...['payments', 'process-payment', 'receipts'],
  ],
  ['Plans', 'Plans of several sessions.', 'subscription-plans', 'user-subscriptions'],
  ['Catalogue', 'Kinds of consultation, their prices, and who works here.', 'services', 'professionals'],
  [
    'Account',
    'Registering, signing in, and what somebody does with their own account.',
    ...['register', 'login', 'logout', 'user', 'me', 'password', 'verify', 'verify-email'],
    ...['resend-verification', 'invitations'],
  ],
  ['Contact', 'Questions that somebody asks before they come.', 'contact'],
  ['Chat', 'Written words between a patient and the clinic.', 'chat'],
  ['Evaluations', 'Questionnaires that somebody answers.', 'evaluations', 'evaluation-results'],
  ['Wellbeing', 'Exercises, and how somebody feels.', 'selfcare'],
  [
    'Panel: agenda',
    'The clinic’s agenda: booking, moving and cancelling for patients, absences and closures.',
    ...['agenda', 'appointments', 'series', 'delays', 'attendance', 'absences', 'weekly-hours'].map(
      staffPath,
    ),
    ...['extra-hours', 'holidays', 'closures', 'calls', 'callbacks', 'opening', 'feed', 'changes'].map(
      staffPath,
    ),
  ],
  [
    'Panel: money',
    'What is taken at the desk, the till, refunds and the accountant’s files.',
    ...['payments', 'refunds', 'receipts', 'till', 'quarters'].map(staffPath),
  ],
  ['Panel: people', 'Patients’ cards.', ...['people', 'messages', 'contact', 'chat'].map(staffPath)],
  ['Demonstration', 'Only where the installation is a demonstration.', 'demo'],
  ['Panel', 'Everything else for those who work here.', 'staff'],
  ['Clinic', 'Everything else.', ''],
];

function staffPath(beginning: string): string {
  return `staff/${beginning}`;
}

export const tags = tagPrefixes.map(([name, description]) => ({ name, description }));

export function findTag({ path }: { path: string }): string {
  const isWithin = (beginning: string) => `${path}/`.startsWith(`/api/${beginning}${beginning && '/'}`);
  return tagPrefixes.find(([, , ...beginnings]) => beginnings.some(isWithin))?.[0] ?? 'Clinic';
}
