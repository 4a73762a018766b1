import type { FastifyInstance } from 'fastify';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import type { Clock } from '#platform/time/clock.ts';

const hidden = { schema: { hide: true } };

/** RFC 9116 recommends less than a year. */
const validDays = 180;

const touchIcons = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];

/**
 * Serves files with well-known names: security.txt (RFC 9116) and the iPhone home screen icon. `favicon.ico` is in
 * `public/`.
 * @param deps publicUrl: where people find this installation; clock: `Expires` is counted from today, so it never
 * passes; publicFolder: the built files
 */
export function serveWellKnown(
  app: FastifyInstance,
  { publicUrl, clock, publicFolder }: { publicUrl: string; clock: Clock; publicFolder: string },
): void {
  app.get('/.well-known/security.txt', hidden, (_request, reply) => {
    const expires = new Date(clock.now().getTime() + validDays * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${clinicContact().email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: es, ca, en',
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
  // Password managers lead people here (W3C, A Well-Known URL for Changing Passwords).
  app.get('/.well-known/change-password', hidden, (_request, reply) =>
    reply.redirect(`${routes.dashboard}#security`, 302),
  );
  for (const path of touchIcons)
    app.get(path, hidden, (_request, reply) =>
      reply.sendFile('icons/apple-touch-icon.png', publicFolder, { maxAge: '1d', immutable: false }),
    );
}
