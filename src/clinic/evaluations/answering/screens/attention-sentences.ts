import { formatTime } from '#platform/time/dates.ts';
import { formatComingDay } from '#platform/time/near-days.ts';
import type { OpenedQuestionnaire } from '../api.ts';

/** Says who reads an urgent answer and when, given the opening hours. Promises only what is certain. */
export function formatReading(
  { attention: { isOpen, turnsAt }, directionAt }: Pick<OpenedQuestionnaire, 'attention' | 'directionAt'>,
  urgentPhone: string,
  now?: Date,
): string {
  if (isOpen)
    return directionAt === null
      ? 'Hemos avisado a la clínica, que está abierta, y también a la dirección.'
      : `Hemos avisado a la clínica, que está abierta. Si a las ${formatTime(directionAt)} nadie se ha hecho cargo, avisamos a la dirección.${formatClosing(turnsAt, directionAt, urgentPhone)}`;
  if (turnsAt === null) return `Ahora no lo lee nadie. Llama al ${urgentPhone}.`;
  return `Ahora no lo lee nadie. Te leemos ${formatComingDay(turnsAt, now)}, a partir de las ${formatTime(turnsAt)}. Hasta entonces, llama al ${urgentPhone}.`;
}

/** When the clinic closes before anyone may have looked, the text does not ask the patient to wait. */
const formatClosing = (closesAt: string | null, directionAt: string, urgentPhone: string) =>
  closesAt === null || directionAt < closesAt
    ? ''
    : ` A esa hora cerramos: no esperes y llama al ${urgentPhone}.`;
