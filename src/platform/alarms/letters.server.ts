import { isVital, type Part } from '../operations/outages.server.ts';

type Explanation = { fault: string; advice: string };

/** Fault of each part, and the first step of the person who gets the letter. */
const explanations: Record<Part, Explanation> = {
  database: {
    fault: 'the database does not respond',
    advice: 'Check that PostgreSQL runs and that its disk has room.',
  },
  jobs: { fault: 'the job queue has not started', advice: 'Read the log of the process and restart it.' },
  disk: { fault: 'the disk is full', advice: "Free space. Never delete files inside PostgreSQL's folder." },
  worker: {
    fault: 'no process runs the jobs: no reminder is sent, unpaid hours are not released',
    advice: 'Start the process with ROLE=worker or ROLE=all.',
  },
  mail: { fault: 'letters to patients wait', advice: 'Check SMTP_URL and the account at the mail provider.' },
  sms: { fault: 'SMS wait', advice: 'Check the account at the SMS provider.' },
  replica: { fault: 'the replica is not used', advice: 'Check its connection to the primary.' },
  backups: {
    fault: 'there is no recent backup, or no room for the next',
    advice: 'Run a backup by hand and read its error.',
  },
  clock: {
    fault: 'the clock of the server is wrong',
    advice: 'Turn time synchronisation on: timedatectl set-ntp true.',
  },
  space: { fault: 'the disk is nearly full', advice: 'Free space, or enlarge the disk.' },
  certificate: {
    fault: 'the certificate of the site ends soon',
    advice: 'Check the renewal: the log of Caddy, or certbot renew --dry-run.',
  },
};

type Letter = { subject: string; text: string };
type Alarm = { part: Part; reason: string; since: Date };

/** @param host name of the site, to tell several installations apart */
export function beginLetter({ part, reason, since }: Alarm, host: string): Letter {
  const { fault, advice } = explanations[part];
  const effect = isVital(part) ? 'Visitors are not served.' : 'Pages and booking still work.';
  const lines = [
    `${capitalize(fault)}, since ${formatTime(since)}. ${effect}`,
    `Reason: ${reason}.`,
    advice,
    `Details: https://${host}/readyz, the log, and "When something is wrong" in docs/operating.md.`,
    'There will be one more letter, when it is over.',
  ];
  return { subject: `[${host}] ${isVital(part) ? 'Alarm' : 'Warning'}: ${fault}`, text: lines.join('\n\n') };
}

/** @param end when the part was first seen to work again */
export function endLetter({ part, since }: Pick<Alarm, 'part' | 'since'>, end: Date, host: string): Letter {
  const { fault } = explanations[part];
  const minutes = Math.max(1, Math.round((end.getTime() - since.getTime()) / 60_000));
  return {
    subject: `[${host}] Over: ${fault}`,
    text: `This is over: ${fault}. It lasted from ${formatTime(since)} to ${formatTime(end)} (${minutes} min).`,
  };
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `2026-11-28 13:04 UTC` */
const formatTime = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
