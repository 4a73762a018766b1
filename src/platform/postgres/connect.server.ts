import pg from 'pg';
import { errorCode, errorMessage } from '../errors.ts';

/** A filtered port answers nothing; the system's own timeout is two minutes. */
const connectTimeoutMs = 10_000;

/**
 * Opens a single connection for start checks and migrations.
 * @param setting name of the setting that contains the URL
 * @throws Error with one sentence that begins with the setting and contains no password
 */
export async function connect(setting: string, url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Error(`${setting}: ${explain(client, error)}`);
  }
}

function explain({ host, port, user, database }: pg.Client, error: unknown): string {
  const server = `${host}:${port}`;
  switch (errorCode(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no server with the name ${host}`;
    case 'ECONNREFUSED':
      return `no PostgreSQL listens at ${server}`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${server} cannot be reached from this machine`;
    case '28P01':
      return `the server at ${server} refuses the password of the user ${user}`;
    case '28000':
      return `the server at ${server} does not let the user ${user} connect to ${database} (pg_hba.conf)`;
    case '3D000':
      return `the server at ${server} has no database ${database}`;
  }
  const message = errorMessage(error);
  if (message.includes('timeout expired')) return `${server} does not answer`;
  // The driver's sentence for a URL without a password.
  if (message.includes('client password must be')) return `the server at ${server} wants a password`;
  return `${server} cannot be used: ${message}`;
}
