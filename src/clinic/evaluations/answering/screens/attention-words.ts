import { formatDate, formatTime } from '#platform/time/spanish-dates.ts';
import { escalateMinutes } from '../../terms.ts';
import type { Paper } from '../api.ts';

/** Who reads an urgent answer, and when: what is so at this hour, and nothing that nobody can promise. */
export function readingWords({ isOpen, nextOpensAt }: Paper['attention'], urgentPhone: string): string {
  if (isOpen)
    return `Hemos avisado a la clínica, que está abierta. Si en ${escalateMinutes} minutos nadie se ha hecho cargo, avisamos a la dirección.`;
  if (nextOpensAt === null) return `Ahora no lo lee nadie. Llama al ${urgentPhone}.`;
  return `Ahora no lo lee nadie. Te leemos el ${formatDate(nextOpensAt)}, a partir de las ${formatTime(nextOpensAt)}. Hasta entonces, llama al ${urgentPhone}.`;
}
