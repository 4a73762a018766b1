import clsx from 'clsx';
import { BookOpen, CalendarDays, MessagesSquare } from 'lucide-react';
import { texts } from './texts.ts';

const benefits = [
  { icon: CalendarDays, ...texts().benefits.booking },
  { icon: BookOpen, ...texts().benefits.premium },
  { icon: MessagesSquare, ...texts().benefits.history },
];

export function WelcomePanel({ className }: { className?: string }) {
  return (
    <section
      aria-labelledby='bienvenida'
      className={clsx('rounded-sheet bg-plaster px-6 py-8 sm:px-9 sm:py-10', className)}
    >
      <h2 id='bienvenida' className='text-h3'>
        {texts().benefits.title}
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
