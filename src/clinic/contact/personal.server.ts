import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalPart } from '#platform/personal.server.ts';
import type { Secrets } from '#platform/secrets/secrets.server.ts';
import { openAnswer, openMessage } from './presenter.server.ts';
import { contactAnswers, contactMessages } from './tables.server.ts';
import { texts } from './texts.ts';

/** Messages and answers of a signed-in user; deleted with the account. */
export const contactPersonal = ({ secrets }: { secrets: Secrets }): PersonalPart => ({
  name: 'contactMessages',

  async export(db, userId) {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .orderBy(asc(contactMessages.id));
    const ids = rows.map(({ id }) => id);
    const answers = await db
      .select()
      .from(contactAnswers)
      .where(inArray(contactAnswers.messageId, ids))
      .orderBy(asc(contactAnswers.id));
    return rows.map((row) => ({
      createdAt: row.createdAt,
      subject: row.subject,
      state: row.state,
      name: row.name,
      email: row.email,
      phone: row.phone,
      message: openMessage(row, secrets),
      // Notes about phone calls belong to the clinic. E-mailed answers are the user's personal data too.
      answers: answers
        .filter(({ messageId, way }) => messageId === row.id && way === 'email')
        .map((answer) => ({ createdAt: answer.createdAt, text: openAnswer(answer, secrets) })),
    }));
  },

  async erase(tx, userId) {
    const gone = await tx
      .delete(contactMessages)
      .where(eq(contactMessages.userId, userId))
      .returning({ id: contactMessages.id });
    return {
      deleted: gone.length > 0 ? [texts().deleted] : [],
      kept: [],
    };
  },
});
