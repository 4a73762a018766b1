import { Secret, TOTP } from 'otpauth';
import { clinic } from '#config';
import { stepSeconds, stepWindow } from './rules.ts';

/** What every authenticator app reads without being told: RFC 6238 with SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label: string) =>
  new TOTP({
    issuer: clinic.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });

/** 160 bits, as long as the hash (RFC 4226, 4), in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture. */
export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The step of which a code is, among those accepted now; null where it is none. Compared in constant time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: stepWindow });
  return delta === null ? null : Math.floor(timestamp / 1_000 / stepSeconds) + delta;
}
