import { Link } from 'react-router';
import { AppointmentsOfPerson } from '#clinic/appointments/person/screens/appointments-of-person.tsx';
import { Children, Guardians } from '#clinic/patients/guardians/screens/family.tsx';
import { NoticesOfMinor } from '#clinic/patients/notices/screens/notices-of-minor.tsx';
import { Processes } from '#clinic/patients/processes/screens/processes.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { personUrl } from '../person-tabs.ts';
import { Glance } from './glance.tsx';
import type { TabProps } from './tab-props.ts';
import { texts } from './texts.ts';

/** The first tab: next appointments, family, and the state of plans, money, signatures and questionnaires. */
export const SummaryTab = ({ card, role, isDesk, today }: TabProps) => (
  <div className='grid max-w-6xl items-start gap-5 xl:grid-cols-2'>
    <div className='grid gap-5'>
      {card.deskRemark !== null && (
        <Notice title={texts().deskNote}>
          <p className='whitespace-pre-line break-words'>{card.deskRemark}</p>
        </Notice>
      )}
      <AppointmentsOfPerson
        id={card.id}
        role={role}
        isBrief
        linkToAll={(count) => (
          <Link
            to={personUrl(card.id, 'citas')}
            preventScrollReset
            className='link inline-flex min-h-11 items-center'
          >
            {texts().all(count)}
          </Link>
        )}
      />
      {/* Other roles see the processes in the history tab. */}
      {role === 'reception' && <Processes id={card.id} today={today} />}
    </div>
    <div className='grid gap-5'>
      <NoticesOfMinor key={card.notices?.age} card={card} isDesk={isDesk} />
      <Guardians card={card} isDesk={isDesk} addressOf={personUrl} />
      <Children card={card} today={today} addressOf={personUrl} />
      <Glance id={card.id} />
    </div>
  </div>
);
