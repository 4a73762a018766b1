import clsx from 'clsx';
import { BookOpen, CalendarDays, MessagesSquare } from 'lucide-react';

const benefits = [
  {
    icon: CalendarDays,
    title: 'Reserva como te venga bien',
    text: 'En el despacho, a domicilio o por videollamada.',
  },
  {
    icon: BookOpen,
    title: 'Acceso premium',
    text: 'Contenido exclusivo y planes personalizados, según el plan que elijas.',
  },
  {
    icon: MessagesSquare,
    title: 'Seguimiento continuo',
    text: 'El historial de tus consultas y comunicación directa con los profesionales.',
  },
];

export function WelcomePanel({ className }: { className?: string }) {
  return (
    <section
      aria-labelledby='bienvenida'
      className={clsx('rounded-sheet bg-plaster px-6 py-8 sm:px-9 sm:py-10', className)}
    >
      <h2 id='bienvenida' className='text-h3'>
        Con tu cuenta
      </h2>
      <ul className='mt-5 flex flex-col'>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className='flex items-start gap-4 border-plaster-shade border-b py-5 last:border-0 last:pb-0'
          >
            <span
              aria-hidden='true'
              className='grid size-12 shrink-0 place-items-center rounded-full bg-card text-river-700'
            >
              <Icon className='size-6' />
            </span>
            <div>
              <p className='text-balance font-[650]'>{title}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
