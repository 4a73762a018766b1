import { changeRule } from '#clinic/appointments/rules/change-rules.ts';
import { isLate } from '#clinic/appointments/screens/late-note.tsx';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { clinic } from '#config';

type Chosen = { byPlan: boolean; startsAt: string | undefined };

/** Until when an hour may be changed. Where it is too late for that, `LateNote` above the button says so, and nothing here. */
export const ruleBelow = ({ byPlan, startsAt }: Chosen, now: Date | undefined): string | undefined =>
  isLate(startsAt, now) ? undefined : changeRule({ startsAt: startsAt ?? '', withCredit: byPlan }, now);

/** First layer of the privacy notice (GDPR art. 13), and what pressing the button means; `byPlan`: a session of the plan pays. */
export function PrivacyNote({ byPlan, startsAt }: Chosen) {
  const rule = ruleBelow({ byPlan, startsAt }, useNow());
  return (
    <div className='flex flex-col gap-2 text-ink-soft text-sm'>
      <p>
        {byPlan
          ? 'La cita queda confirmada enseguida.'
          : `Al reservar te guardamos la hora ${clinic.holdMinutes} minutos para que la pagues. Si no has iniciado sesión, te lo pedimos antes: hasta entonces la hora no es tuya.`}
      </p>
      {rule && <p>{rule}</p>}
      <p>
        {clinic.name} usa estos datos solo para atender tu cita. Puedes pedir verlos, corregirlos o borrarlos
        en{' '}
        <a className='link' href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
        .
      </p>
    </div>
  );
}
