import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { checkMailServer } from '../service.server.ts';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

/** An SMTP server that requires authentication. */
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

test('authenticates with the SMTP user and password and sends nothing else', async () => {
  const port = await listen();
  await expect(checkMailServer(ways(`smtp://citas:clave@127.0.0.1:${port}`))).resolves.toBeUndefined();
});

test('reports a wrong password by its codes, without the account', async () => {
  const port = await listen();
  await expect(checkMailServer(ways(`smtp://citas:otra@127.0.0.1:${port}`))).rejects.toThrow(
    /^SMTP EAUTH 535$/,
  );
});

test('reports an unreachable mail server likewise', async () => {
  await expect(checkMailServer(ways('smtp://127.0.0.1:1'))).rejects.toThrow(
    /^SMTP ESOCKET$|^SMTP ECONNREFUSED$/,
  );
});
