import type { APIRequestContext } from '@playwright/test';
import { expect } from './app.ts';

type Letter = { to: string; subject: string; text: string };

/** Waits for the newest letter to an address with a subject in the demo outbox. */
export async function waitForLetter(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<Letter> {
  const find = async () => {
    const letters = (await (await request.get('/api/demo/outbox')).json()) as Letter[];
    return letters.find((letter) => letter.to === to && letter.subject === subject);
  };
  // Jobs are fetched every two seconds.
  await expect.poll(find).toBeDefined();
  return (await find()) as Letter;
}
