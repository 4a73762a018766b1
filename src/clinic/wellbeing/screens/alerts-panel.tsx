import clsx from 'clsx';
import { Link } from 'react-router';
import { Button } from '#design/button.tsx';
import { clinicSettings } from '#platform/clinic-settings.ts';
import { routes } from '#platform/paths.ts';
import { CallLink } from './call-link.tsx';
import type { Alert, AlertGrade } from './guide/guide.ts';
import { guideProse } from './guide/prose.ts';
import { PanelHeading } from './panel-heading.tsx';
import { RiverGauge } from './river-gauge.tsx';
import { texts } from './texts.ts';

export function AlertsPanel() {
  return (
    <>
      <PanelHeading id='alerts' title={texts().alerts.title} />
      <CallNow className='mt-5' />
      <p className='mt-8 max-w-text text-ink-soft text-lg'>{texts().alerts.lead}</p>
      <ul className='mt-6 flex flex-col gap-8 print:gap-4'>
        {guideProse().alerts.map((alert) => (
          <Grade key={alert.grade} {...alert} />
        ))}
      </ul>
      <section className='mt-12 max-w-text break-inside-avoid'>
        <h3>{texts().alerts.otherPerson}</h3>
        <ul className='mt-3 flex list-disc flex-col gap-2 pl-5 marker:text-ochre-500'>
          {guideProse().supportTips.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Emergency and suicide numbers, side by side even on the smallest phone. */
function CallNow({ className }: { className?: string }) {
  const [emergency, helpline] = clinicSettings().emergencyContacts;
  return (
    <section
      aria-label={texts().alerts.now}
      className={clsx(
        'max-w-3xl break-inside-avoid rounded-card bg-coral-100 px-4 pt-4 pb-5 sm:px-6 sm:pt-5 sm:pb-6',
        className,
      )}
    >
      <p className='font-[650]'>{texts().alerts.callNow}</p>
      <div className='mt-3 grid grid-cols-2 gap-3 sm:gap-5'>
        {[
          { ...emergency, when: texts().alerts.danger },
          { ...helpline, when: texts().alerts.suicide },
        ].map(({ phone, name, when }) => (
          <div key={phone}>
            <CallLink phone={phone} name={name} className='min-h-14! w-full px-4! font-display text-h3!'>
              {phone}
            </CallLink>
            <p className='mt-2 text-sm leading-snug'>{when}</p>
          </div>
        ))}
      </div>
      <p className='mt-4 text-sm'>{texts().alerts.isFree}</p>
    </section>
  );
}

const gradeEdges: Record<AlertGrade, string> = {
  watch: 'border-front-pine',
  appointment: 'border-ochre-500',
  now: 'border-coral-600',
};

function Grade({ grade, title, lead, signs, next }: Alert) {
  return (
    <li className={clsx('overflow-hidden rounded-card border-t-6 bg-card shadow-soft', gradeEdges[grade])}>
      <div className='grid gap-x-8 gap-y-4 p-5 print:p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:p-7'>
        <RiverGauge grade={grade} className='w-32 sm:w-full' />
        <div className='max-w-text'>
          <h3>{title}</h3>
          <p className='mt-1.5 text-lg'>{lead}</p>
          <ul className='mt-3 flex list-disc flex-col gap-1.5 pl-5 marker:text-ochre-500'>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <p className='mt-4'>{next}</p>
          <GradeAction grade={grade} />
        </div>
      </div>
    </li>
  );
}

function GradeAction({ grade }: { grade: AlertGrade }) {
  switch (grade) {
    case 'watch':
      return null;
    case 'appointment':
      return (
        <Button asChild className='mt-4 print:hidden'>
          <Link to={routes.appointments}>{texts().alerts.book}</Link>
        </Button>
      );
    case 'now': {
      const [emergency, helpline] = clinicSettings().emergencyContacts;
      return (
        <div className='mt-4 flex flex-wrap gap-3'>
          <CallLink phone={emergency.phone} name={emergency.name} />
          <CallLink phone={helpline.phone} name={helpline.name} variant='secondary' />
          <Link to='#resources' className='link inline-flex min-h-12 items-center px-1'>
            {texts().alerts.allPhones}
          </Link>
        </div>
      );
    }
  }
}
