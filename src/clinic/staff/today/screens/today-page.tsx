import { useState } from 'react';
import { useNow } from '#clinic/appointments/screens/use-now.ts';
import { AppointmentsToday } from '#clinic/appointments/today/screens/appointments-today.tsx';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Spinner } from '#design/spinner.tsx';
import { pageMeta } from '#platform/documents/page-meta.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { formatDate } from '#platform/time/spanish-dates.ts';

export const meta = pageMeta({
  title: `Hoy · ${clinic.name}`,
  description: 'Lo que pide atención y las citas del día, para el equipo de la clínica.',
});

export default function TodayPage() {
  const now = useNow();
  const [isBooking, setIsBooking] = useState(false);
  if (now === undefined) return <Spinner label='Abriendo el día…' />;
  return (
    <>
      <header className='flex flex-wrap items-center justify-between gap-3'>
        <h1 className='text-h3'>Hoy, {formatDate(now)}</h1>
        <Button size='small' onClick={() => setIsBooking(true)}>
          Nueva cita
        </Button>
      </header>
      <AppointmentsToday
        now={now}
        today={wallTimeOf(now).day}
        isBooking={isBooking}
        endBooking={() => setIsBooking(false)}
      />
    </>
  );
}
