import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic } from '#config';
import { Waterline } from '#design/waterline.tsx';
import { footerPages } from './navigation.ts';

const linkClasses =
  'inline-flex min-h-11 items-center text-card underline decoration-card/50 underline-offset-4 transition-colors hover:decoration-card';

/** Where the clinic is and how to reach it, below the waterline. */
export function Footer() {
  return (
    <footer data-ground='dark' className='relative text-card'>
      {/* Drawn over the last edge of the page, so that nothing shows between the two. */}
      <Waterline className='absolute inset-x-0 bottom-[calc(100%-1px)] text-river-700' />
      <div className='bg-river-700'>
        <div className='mx-auto grid max-w-page gap-x-8 gap-y-8 px-4 pt-10 pb-8 sm:grid-cols-[1.4fr_1fr_1fr] sm:px-8'>
          <div>
            <p className='font-[680] font-display text-h4'>{clinic.name}</p>
            <p className='mt-2 max-w-[34ch]'>{clinic.address}</p>
            <p className='mt-2 text-sm'>N.º de registro profesional: {clinic.registrationNumber}</p>
          </div>
          <Column title='Páginas'>
            {footerPages.map((page) => (
              <li key={page.path}>
                <Link to={page.path} className={linkClasses}>
                  {page.label}
                </Link>
              </li>
            ))}
          </Column>
          <Column title='Contacto'>
            <li className='flex min-h-11 items-center'>{clinic.city}</li>
            <li>
              <a href={`tel:${clinic.phone.replaceAll(' ', '')}`} className={linkClasses}>
                {clinic.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${clinic.email}`} className={linkClasses}>
                {clinic.email}
              </a>
            </li>
          </Column>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className='text-h4'>{title}</h2>
      <ul className='mt-1'>{children}</ul>
    </section>
  );
}
