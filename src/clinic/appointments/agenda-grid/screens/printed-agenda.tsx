import { nameOf } from '#clinic/patients/directory/screens/person-labels.ts';
import { clinicContact } from '#platform/clinic-contact.ts';
import { type Day, daysFrom, weekdayOf } from '#platform/time/calendar-days.ts';
import { formatWeekday } from '#platform/time/screen-dates.ts';
import type { Agenda, AgendaAppointment } from '../../agenda/contract.ts';
import {
  absenceLabel,
  consultationWord,
  formatCurrentState,
  formatPaymentState,
  formatSpan,
  formatTravel,
} from '../../desk/screens/agenda-labels.ts';
import { wallTimeOfInstant } from '../../screens/wall-clock.ts';
import { dayInWords, weekInWords } from './columns.ts';
import { clipToDay } from './place-in-day.ts';
import { shortName } from './short-name.ts';
import { texts } from './texts.ts';

type Professional = Agenda['professionals'][number];
type Stretch = { startsAt: string; endsAt: string };

const fullSpan = '00:00–00:00';
const hoursOf = (one: Stretch) => (formatSpan(one) === fullSpan ? texts().allDay : formatSpan(one));

/** Everything of a professional on a day, in order of time: appointments, absences and hidden busy times. */
function listEntries(agenda: Agenda, day: Day, { id }: Professional) {
  const isTheirs = (one: { professionalId: number | null }) => (one.professionalId ?? id) === id;
  const closed = [
    ...agenda.absences.filter(isTheirs).map((one) => ({ ...one, word: absenceLabel(one) })),
    ...agenda.busy.filter(isTheirs).map((one) => ({ ...one, word: texts().busy })),
  ].flatMap((one) => clipToDay(day, one) ?? []);
  const visits = agenda.appointments.filter(
    (one) => isTheirs(one) && wallTimeOfInstant(one.startsAt).day === day,
  );
  return [
    ...closed.map((one) => ({
      startsAt: one.startsAt,
      hours: hoursOf(one),
      word: one.word,
      visit: undefined,
    })),
    ...visits.map((visit) => ({
      startsAt: visit.startsAt,
      hours: formatSpan(visit),
      word: '',
      visit,
    })),
  ].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Empty for the usual case, a consultation at the office. */
const formatPlace = (one: AgendaAppointment) =>
  one.type === 'office' && one.serviceName === null ? '' : `, ${consultationWord(one).toLowerCase()}`;

const patientsOf = ({ patient, companion }: AgendaAppointment, format = (name: string) => name) =>
  companion?.name
    ? texts().block.twoPeople(format(nameOf(patient)), format(companion.name))
    : format(nameOf(patient));

/** Monday to Friday, and a weekend day with entries. */
const isShown = (agenda: Agenda, professionals: readonly Professional[], day: Day) =>
  weekdayOf(day) <= 5 || professionals.some((one) => listEntries(agenda, day, one).length > 0);

type Sheet = { agenda: Agenda; professionals: readonly Professional[]; now: Date };

/** The day sheet on A4: a table for each professional. */
export function PrintedDay({ agenda, professionals, day, now }: Sheet & { day: Day }) {
  return (
    <section className='text-[9pt] leading-snug [page:agenda-day]'>
      <h2 className='mb-3 text-[15pt] first-letter:uppercase'>{dayInWords(day)}</h2>
      {professionals.map((professional) => (
        <section key={professional.id} className='mb-5'>
          <h3 className='mb-1 text-[11pt]'>{professional.name}</h3>
          <DayTable agenda={agenda} day={day} professional={professional} now={now} />
        </section>
      ))}
      <PrivacyNote />
    </section>
  );
}

const PrivacyNote = ({ children }: { children?: string }) => (
  <p className='text-[8pt]'>
    {clinicContact().name}. {children} {texts().printed.privacy}
  </p>
);

function DayTable({
  agenda,
  day,
  professional,
  now,
}: {
  agenda: Agenda;
  day: Day;
  professional: Professional;
  now: Date;
}) {
  const entries = listEntries(agenda, day, professional);
  if (entries.length === 0) return <p>{texts().printed.noAppointments}</p>;
  return (
    <table className='w-full table-fixed border-collapse break-inside-auto text-left tabular-nums [&_td]:border-t [&_td]:border-edge [&_td]:py-1 [&_td]:pr-2 [&_td]:align-top [&_tr]:break-inside-avoid'>
      <thead>
        <tr className='text-[8pt] [&_th]:font-normal'>
          <th className='w-[13%]'>{texts().printed.time}</th>
          <th className='w-[29%]'>{texts().printed.person}</th>
          <th className='w-[16%]'>{texts().printed.consultation}</th>
          <th className='w-[19%]'>{texts().printed.phone}</th>
          <th>{texts().printed.state}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ startsAt, hours, word, visit }) => (
          <tr key={`${startsAt} ${visit?.id ?? word}`}>
            <td className='font-[650]'>{hours}</td>
            {visit ? (
              <VisitCells visit={visit} isUnsigned={agenda.unsigned.includes(visit.id)} now={now} />
            ) : (
              <td colSpan={4}>{word}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function VisitCells({
  visit,
  isUnsigned,
  now,
}: {
  visit: AgendaAppointment;
  isUnsigned: boolean;
  now: Date;
}) {
  return (
    <>
      <td className='font-[650]'>{patientsOf(visit)}</td>
      <td>{[consultationWord(visit), formatTravel(visit), visit.address].filter(Boolean).join('. ')}</td>
      <td className='whitespace-nowrap'>{visit.patient.phone}</td>
      <td>
        {[formatCurrentState(visit, now), formatPaymentState(visit), isUnsigned && texts().block.unsigned]
          .filter(Boolean)
          .join('. ')}
      </td>
    </>
  );
}

/** 'martes 8 · festivo'. */ const formatHeading = ({ holidays }: Agenda, day: Day) => {
  const name = `${formatWeekday(new Date(`${day}T12:00:00Z`))} ${Number(day.slice(8))}`;
  return holidays.includes(day) ? texts().printed.onHoliday(name) : name;
}; /** The week on A4 landscape: a row for each professional, a column for each working day; names short. */
export function PrintedWeek({ agenda, professionals, from, to }: Sheet & { from: Day; to: Day }) {
  const days = daysFrom(from, to).filter((day) => isShown(agenda, professionals, day));
  return (
    <section className='text-[8.5pt] leading-snug [page:agenda-week]'>
      <h2 className='mb-3 text-[15pt]'>{weekInWords(from)}</h2>
      <table className='w-full table-fixed border-collapse break-inside-auto text-left tabular-nums'>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope='col' className='pr-2 pb-1 font-[650] text-[10pt] first-letter:uppercase'>
                {formatHeading(agenda, day)}
              </th>
            ))}
          </tr>
        </thead>
        {professionals.map((professional) => (
          <tbody key={professional.id} className='break-inside-avoid'>
            <tr>
              <th
                scope='rowgroup'
                colSpan={days.length}
                className='border-edge border-t-2 pt-1 font-[650] text-[10pt]'
              >
                {professional.name}
              </th>
            </tr>
            <tr>
              {days.map((day) => (
                <td key={day} className='pr-2 pb-2 align-top'>
                  {listEntries(agenda, day, professional).map(({ startsAt, hours, word, visit }) => (
                    <p key={`${startsAt} ${visit?.id ?? word}`} className='mb-1'>
                      <strong>{visit ? wallTimeOfInstant(startsAt).time : hours}</strong>{' '}
                      {visit ? patientsOf(visit, shortName) : word}
                      {visit && formatPlace(visit)}
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <PrivacyNote>{texts().printed.atTheOffice}</PrivacyNote>
    </section>
  );
}
