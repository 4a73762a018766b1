import type { Limits } from '#platform/http/limits.server.ts';
import { failuresBeforePause, pauseAfter } from '../rules.ts';

const quarterHourSeconds = 15 * 60;

/** Far more than anyone can fail in 15 minutes: this limiter only counts; the fixed pauses below refuse. */
const unlimitedPoints = 1_000_000;

/**
 * The key by which attempts are counted. A known browser has its own attempts, which strangers cannot use up.
 */
export const loginTryKey = (usernameKey: string, device: string | null): string =>
  JSON.stringify(device === null ? [usernameKey] : [usernameKey, device]);

/**
 * Limits guessing. An attempt is counted *before* its password is compared, so that parallel guesses do not
 * bypass the limit; a success takes the count back.
 */
export function createLoginGuard(limits: Limits) {
  const ofAccount = limits({ name: 'login-account', points: unlimitedPoints, seconds: quarterHourSeconds });
  // A whole school may share one address, and load tests do: LIMIT_FACTOR may raise this limit.
  const ofAddress = limits({ name: 'login-address', points: 20, seconds: quarterHourSeconds });
  const pause = (seconds: number) => limits({ name: 'login-pause', points: 1, seconds, fixed: true });
  const forget = (account: string) => Promise.all([ofAccount.forget(account), pause(1).forget(account)]);

  return {
    /** @throws Refusal 429 with Retry-After while the account or the address is paused */
    async admit(account: string, address: string): Promise<void> {
      await ofAddress.spend(address);
      const count = await ofAccount.spend(account);
      if (count < failuresBeforePause) return;
      try {
        await pause(pauseAfter(count)).spend(account);
      } catch (refused) {
        // An attempt that was not compared is no failure; otherwise a patient attacker could lock the owner
        // out permanently.
        await ofAccount.giveBack(account);
        throw refused;
      }
    },

    /** Clears the account's failures, and takes back the count of the address for this attempt. */
    async succeed(account: string, address: string): Promise<void> {
      await Promise.all([forget(account), ofAddress.giveBack(address)]);
    },

    /**
     * Clears the failures from before a new password was set with a link, because the user signs in with it
     * at once.
     */
    async forgive(key: string, device: string | null): Promise<void> {
      await Promise.all([null, device].map((known) => forget(loginTryKey(key, known))));
    },
  };
}
