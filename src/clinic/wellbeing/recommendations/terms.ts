import type { Reason, TalkReason } from '../terms.ts';
import { texts } from './texts.ts';

/** Number of low days from which it is stated. */
const minDaysStated = 3;

const inWords = (days: number): string => texts().numbers[days] ?? String(days);

export const formatReason = ({ rule, days }: Reason): string =>
  rule === 'steady' || days < minDaysStated ? texts().today[rule] : texts().week[rule](inWords(days));

export const formatTalkReason = ({ rule, days }: TalkReason): string =>
  rule === 'very-low' ? texts().veryLow(inWords(days)) : texts().lowWeek(inWords(days));
