const tagPrefixes: readonly (readonly [name: string, description: string, ...beginnings: string[]])[] = [
  [
    'Booking',
    'Free hours; booking, moving and cancelling appointments.',
    'availability',
    'appointments',
    'appointment-links',
    'municipalities',
    'feeds',
  ],
  ['Payments', 'Payments through the wallet, and receipts.', ...['payments', 'process-payment', 'receipts']],
  ['Plans', 'Plans of several sessions.', 'subscription-plans', 'user-subscriptions'],
  ['Catalogue', 'Kinds of consultation, prices and professionals.', 'services', 'professionals'],
  [
    'Account',
    'Registration, sign-in and the user’s own account.',
    'register',
    'login',
    'logout',
    'user',
    'me',
    'password',
    'verify',
    'verify-email',
    'resend-verification',
    'invitations',
  ],
  ['Contact', 'The contact form.', 'contact'],
  ['Chat', 'Messages between a patient and the care team.', 'chat'],
  ['Evaluations', 'Questionnaires and their results.', 'evaluations', 'evaluation-results'],
  ['Wellbeing', 'Activities and check-ins.', 'selfcare'],
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
    'Desk payments, the till, refunds and the accountant’s files.',
    ...['payments', 'refunds', 'receipts', 'till', 'quarters'].map(staffPath),
  ],
  [
    'Panel: people',
    'Patient records.',
    ...['people', 'messages', 'contact', 'chat', 'answer-templates'].map(staffPath),
  ],
  ['Demonstration', 'Only in demonstration mode.', 'demo'],
  ['Panel', 'Everything else for staff.', 'staff'],
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
