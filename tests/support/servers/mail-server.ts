import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * What the server does with the next messages: accepts them, refuses them, or disconnects after reading them.
 */
type ServerMode =
  | { kind: 'takes' }
  | { kind: 'refuses'; code: number; words: string; at: 'rcpt' | 'data' }
  | { kind: 'hangs_up' };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * A real SMTP server on a free port, without TLS and authentication.
 * @param options port: a given port, to restart on; slowMs: delay before the OK for each message
 */
export async function startMailServer({ port = 0, slowMs = 0 }: { port?: number; slowMs?: number } = {}) {
  let mood: ServerMode = { kind: 'takes' };
  const raw: string[] = [];
  const refusal = (at: 'rcpt' | 'data') =>
    mood.kind === 'refuses' && mood.at === at
      ? Object.assign(new Error(mood.words), { responseCode: mood.code })
      : null;
  const read = async (mail: NodeJS.ReadableStream, session: SMTPServerSession) => {
    const source = await text(mail);
    await delay(slowMs);
    const error = refusal('data');
    if (error !== null) throw error;
    raw.push(source);
    if (mood.kind !== 'hangs_up') return;
    for (const connection of server.connections)
      if (connection.session === session) connection._socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    // Clients keep connections open, which would delay closing for half a minute.
    closeTimeout: 50,
    onRcptTo: (_address, _session, done) => done(refusal('rcpt')),
    onData: (mail, session, done) => void read(mail, session).then(() => done(), done),
  });
  // Errors of connections left by a killed worker.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    be: (next: ServerMode) => {
      mood = next;
    },
    count: () => raw.length,
    /** Raw messages. */
    sources: (): readonly string[] => raw,
    /** All messages parsed, in order of arrival. */
    mails: (): Promise<Email[]> => Promise.all(raw.map((source) => PostalMime.parse(source))),
    stop: () => new Promise<void>((closed) => server.close(closed)),
  };
}
