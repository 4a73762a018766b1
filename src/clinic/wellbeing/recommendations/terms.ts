import type { Reason, TalkReason } from '../terms.ts';

const numbers = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];

/** Number of low days from which it is stated. */
const minDaysStated = 3;

const todayTexts: Record<Reason['rule'], string> = {
  sleep: 'Porque esta noche has dormido mal.',
  stress: 'Porque hoy notas mucha tensión.',
  mood: 'Porque hoy tienes el ánimo bajo.',
  energy: 'Porque hoy te falta energía.',
  steady: 'Porque hoy no has señalado nada que vaya mal, y esto ayuda a seguir así.',
};

const weekTexts: Record<Exclude<Reason['rule'], 'steady'>, (count: string) => string> = {
  sleep: (count) => `Porque has dormido mal ${count} noches de las últimas siete.`,
  stress: (count) => `Porque has notado mucha tensión ${count} de los últimos siete días.`,
  mood: (count) => `Porque has tenido el ánimo bajo ${count} de los últimos siete días.`,
  energy: (count) => `Porque te ha faltado energía ${count} de los últimos siete días.`,
};

export const formatReason = ({ rule, days }: Reason): string =>
  rule === 'steady' || days < minDaysStated
    ? todayTexts[rule]
    : weekTexts[rule](numbers[days] ?? String(days));

export const formatTalkReason = ({ rule, days }: TalkReason): string =>
  rule === 'very-low'
    ? `Has marcado el ánimo más bajo ${numbers[days] ?? days} veces en tres días.`
    : `Has marcado el ánimo bajo ${numbers[days] ?? days} de los últimos siete días.`;
