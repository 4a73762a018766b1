import { eq } from 'drizzle-orm';
import { legalNotice } from '#config';
import { languageOfRecipient } from '#platform/language/request-language.server.ts';
import type { PersonalPart } from '#platform/personal.server.ts';
import { describeBrowser } from './describe-browser.ts';
import * as queries from './own-account/queries.server.ts';
import { personalTexts } from './personal-texts.ts';
import { passkeys, recoveryLinks, sessions, users, verificationCodes } from './tables.server.ts';

/** The account, its sessions, and the codes and links sent to verify it. */
export const accountPersonal: PersonalPart = {
  name: 'account',

  async export(db, userId) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw new Error(`there is no user ${userId}`);
    const { id, username, role, fullName, email, emailVerified, formerEmail } = user;
    const { phone, phoneVerified, address, language, createdAt } = user;
    const opened = await db.select().from(sessions).where(eq(sessions.userId, userId));
    const codes = await db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId));
    const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
    const links = await db.select().from(recoveryLinks).where(eq(recoveryLinks.userId, userId));
    return {
      id,
      username,
      role,
      fullName,
      email,
      emailVerified,
      formerEmail,
      phone,
      phoneVerified,
      address,
      language,
      createdAt,
      // The statement above the button of the registration form.
      consents: [
        {
          at: createdAt,
          statement: personalTexts(languageOfRecipient(language)).statement(legalNotice.ownAccountFromAge),
        },
      ],
      sessions: opened.map(({ createdAt: openedAt, lastSeenAt, userAgent }) => ({
        openedAt,
        lastSeenAt,
        userAgent,
        device: describeBrowser(userAgent),
      })),
      verificationCodes: codes.map(({ channel, address: sentTo, createdAt: sentAt, usedAt }) => ({
        channel,
        sentTo,
        sentAt,
        usedAt,
      })),
      passkeys: keys.map(({ name, createdAt: addedAt, lastUsedAt }) => ({ name, addedAt, lastUsedAt })),
      recoveryLinks: links.map(({ createdAt: askedAt, expiresAt }) => ({ askedAt, expiresAt })),
    };
  },

  async erase(tx, userId, now) {
    await queries.deleteSessions(tx, userId);
    await queries.deleteCodes(tx, userId);
    await queries.deleteLinks(tx, userId);
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await queries.updateUser(tx, userId, {
      username: `cerrada-${userId}`,
      // Upper case never occurs in a usernameKey, so nobody has or can sign in with this one.
      usernameKey: `CERRADA-${userId}`,
      usernameLook: null,
      fullName: null,
      email: null,
      formerEmail: null,
      phone: null,
      address: null,
      language: null,
      emailVerified: false,
      phoneVerified: false,
      closedAt: now,
    });
    return {
      deleted: [...personalTexts().erased],
      kept: [],
    };
  },
};
