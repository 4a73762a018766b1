import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clinic, legalNotice as legal } from '#config';
import { ExternalLink } from '#design/external-link.tsx';
import { clinicContact } from '#platform/clinic-contact.ts';
import { routes } from '#platform/paths.ts';
import { phoneUrl } from '#platform/text/dialling.ts';
import { CancellationRule } from './cancellation-rule.tsx';

export type LegalSection = { id: string; title: string; content: ReactNode };

const { privacyPages, emergencyContacts } = clinic;

const [emergency, suicide] = emergencyContacts;

const Call = ({ phone }: { phone: string }) => (
  <a href={phoneUrl(phone)} className='link whitespace-nowrap'>
    {phone}
  </a>
);

const OurPhone = () => <Call phone={clinicContact().phone} />;

const Mail = () => (
  <a href={`mailto:${clinicContact().email}`} className='link'>
    {clinicContact().email}
  </a>
);

/** Formats months as years: '4 años y medio'. */
const childAge = `${Math.floor(clinic.childMinimumAgeMonths / 12)} años${clinic.childMinimumAgeMonths % 12 === 6 ? ' y medio' : ''}`;

/** Sections in the order in which a patient would ask. */
export const legalSections: readonly LegalSection[] = [
  {
    id: 'uso',
    title: 'Cómo puedes usar esta web',
    content: (
      <>
        <p>
          Puedes leerla, imprimirla y compartir sus enlaces. Los textos y los dibujos son nuestros: si quieres
          publicarlos en otro sitio, pídenos permiso.
        </p>
        <p>
          Lo que lees aquí informa, pero no sustituye una consulta ni sirve para una urgencia. Si hay peligro,
          llama al <Call phone={emergency.phone} />. Si piensas en hacerte daño, llama al{' '}
          <Call phone={suicide.phone} />.
        </p>
        <p>
          Procuramos que todo esté al día. Si ves un error, avísanos y lo corregimos. Las webs de otros a las
          que enlazamos tienen sus propias normas.
        </p>
      </>
    ),
  },
  {
    id: 'precios',
    title: 'Precios e IVA',
    content: (
      <>
        <p>
          El precio que ves es el que pagas, en euros y con los impuestos incluidos. Los encuentras todos en{' '}
          <Link to={routes.plans} className='link'>
            planes y precios
          </Link>
          .
        </p>
        <p>
          La terapia es un servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA). Los informes periciales no
          lo son: llevan un {legal.expertReportVatPercent}&nbsp;% de IVA, y te damos el presupuesto completo
          antes de empezar.
        </p>
      </>
    ),
  },
  {
    id: 'pago',
    title: 'Cómo se paga',
    content: (
      <p>
        El pago en línea lo gestiona {legal.paymentProvider}. Nosotros no vemos ni guardamos los datos de tu
        tarjeta. Cuando reservas, te guardamos la hora {clinic.holdMinutes} minutos para que pagues con calma;
        si no llegas a pagar, la hora queda libre y no debes nada.
      </p>
    ),
  },
  { id: 'cancelaciones', title: 'Cambios y cancelaciones', content: <CancellationRule /> },
  {
    id: 'menores',
    title: 'Menores de edad',
    content: (
      <p>
        Para abrir una cuenta hay que tener {legal.ownAccountFromAge} años o más, o ser la madre, el padre o
        el tutor legal de quien recibirá la atención. La terapia infantil es a partir de {childAge}, y la
        reserva siempre una persona adulta responsable.
      </p>
    ),
  },
  {
    id: 'privacidad',
    title: 'Tus datos',
    content: (
      <>
        <p>
          Usamos tus datos para atenderte y para lo que la ley nos pide, y para nada más sin tu permiso.
          Puedes verlos, corregirlos, llevártelos o pedir que los borremos: escribe a <Mail />.
        </p>
        <ul className='flex flex-wrap gap-x-6'>
          {Object.values(privacyPages).map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url} className='link inline-flex min-h-11 items-center font-[650]'>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'sobre-cookies',
    title: 'Cookies',
    content: (
      <>
        <p>
          Las necesarias hacen que la web funcione. Las demás solo se usan si tú las aceptas, y rechazarlas es
          igual de fácil. Puedes cambiar de idea cuando quieras con el botón Cookies, que está en todas las
          páginas.
        </p>
        <p>
          Si instalas la web o abres{' '}
          <Link to={routes['embedded-web']} className='link'>
            la página que explica cómo
          </Link>
          , tu navegador guarda en tu dispositivo copia de las páginas públicas que visites y de los teléfonos
          de ayuda, para cuando no tengas conexión. No guarda nada tuyo: ni tus citas ni lo que escribes.
        </p>
      </>
    ),
  },
  {
    id: 'accesibilidad',
    title: 'Accesibilidad',
    content: (
      <p>
        Construimos esta web siguiendo las pautas WCAG 2.2, nivel AA, y la probamos con el teclado, con zoom y
        con herramientas automáticas, pero todavía no ha pasado una auditoría externa. Si algo te cuesta o no
        te funciona, escribe a <Mail /> o llama al <OurPhone /> y te atendemos de otra manera.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Si no estamos de acuerdo',
    content: (
      <p>
        Cuéntanoslo primero: casi todo se arregla hablando. Tenemos hojas oficiales de queja, reclamación y
        denuncia; pídelas en la clínica o por correo. Se aplica la ley española, y puedes acudir a los
        juzgados del lugar donde vives.
      </p>
    ),
  },
];
