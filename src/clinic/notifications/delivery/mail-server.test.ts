import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { askMailServer } from '../service.server.ts';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

/** A mail server that wants a name and a password. */
async function listen(): Promise<number> {
  server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) =>
      password === 'clave'
        ? done(null, { user: username })
        : done(new Error(`no such password for ${username}`)),
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return (server.server.address() as AddressInfo).port;
}

const ways = (address: string) => ({ ...readConfig({}), SMTP_URL: address });

test('the mail server takes our name and password, and is asked for nothing else', async () => {
  const port = await listen();
  await expect(askMailServer(ways(`smtp://citas:clave@127.0.0.1:${port}`))).resolves.toBeUndefined();
});

test('a wrong password is told by its codes, without the account', async () => {
  const port = await listen();
  await expect(askMailServer(ways(`smtp://citas:otra@127.0.0.1:${port}`))).rejects.toThrow(
    /^SMTP EAUTH 535$/,
  );
});

test('so is one that is away', async () => {
  await expect(askMailServer(ways('smtp://127.0.0.1:1'))).rejects.toThrow(
    /^SMTP ESOCKET$|^SMTP ECONNREFUSED$/,
  );
});
