import type { Limits } from '#platform/http/limits.server.ts';
import { freeFailures, pauseAfter } from '../rules.ts';

const quarterOfAnHour = 15 * 60;

/** Far more than anyone can fail in 15 minutes: this limiter only counts, the pauses below refuse, and they are fixed. */
const countOnly = 1_000_000;

/** What tries are counted by. A browser that the account knows has tries of its own: strangers cannot use them up. */
export const triesOf = (usernameKey: string, device: string | null): string =>
  JSON.stringify(device === null ? [usernameKey] : [usernameKey, device]);

/**
 * Slows guessing down. A try is counted *before* its password is compared, so parallel guesses cannot all slip through;
 * a success takes the count back.
 */
export function createLoginGuard(limits: Limits) {
  const ofAccount = limits({ name: 'login-account', points: countOnly, seconds: quarterOfAnHour });
  // Behind one address a whole school may sit, and load tests do: this one may be raised.
  const ofAddress = limits({ name: 'login-address', points: 20, seconds: quarterOfAnHour });
  const pause = (seconds: number) => limits({ name: 'login-pause', points: 1, seconds, fixed: true });
  const forget = (account: string) => Promise.all([ofAccount.forget(account), pause(1).forget(account)]);

  return {
    /** @throws Refusal 429 with Retry-After while the account or the address has to wait */
    async admit(account: string, address: string): Promise<void> {
      await ofAddress.spend(address);
      const count = await ofAccount.spend(account);
      if (count < freeFailures) return;
      try {
        await pause(pauseAfter(count)).spend(account);
      } catch (refused) {
        // What was not even compared is no failure; otherwise a patient attacker could lock the owner out for good.
        await ofAccount.giveBack(account);
        throw refused;
      }
    },

    /** Forgets the account's failures, and takes back what the address spent on this try. */
    async succeed(account: string, address: string): Promise<void> {
      await Promise.all([forget(account), ofAddress.giveBack(address)]);
    },

    /** Whoever has set a new password by a link tries it at once: the failures before it are forgotten. */
    async forgive(key: string, device: string | null): Promise<void> {
      await Promise.all([null, device].map((known) => forget(triesOf(key, known))));
    },
  };
}
