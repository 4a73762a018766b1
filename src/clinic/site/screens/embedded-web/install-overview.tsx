import { Bullet } from '#design/bullet.tsx';
import { HomeScreen } from './home-screen.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';

const gains = [
  'Entras con un toque, sin buscar la dirección ni escribirla.',
  'Se abre a pantalla completa, como cualquier aplicación.',
  'Los números de ayuda están ahí aunque te quedes sin datos.',
  'Se pone al día sola. No hay nada que actualizar.',
];

const limits = [
  'No te manda avisos ni te pide permisos.',
  'No lee tus contactos, tus fotos ni tu ubicación.',
  'No sale de ninguna tienda y no cuesta nada.',
];

export function InstallOverview() {
  return (
    <>
      <div className='grid grid-cols-1 gap-x-14 gap-y-8 sm:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_16rem]'>
        <div className='max-w-text'>
          <h2 id='overview' tabIndex={-1} className='scroll-mt-40 outline-none'>
            La misma web, más a mano
          </h2>
          <p className='mt-3 text-lg'>
            No es otra aplicación: es esta página, con su propio icono. Se pone en un minuto y se quita en
            menos.
          </p>
          <ul className='mt-6 flex flex-col gap-3'>
            {gains.map((gain) => (
              <li key={gain} className='flex gap-3'>
                <Bullet />
                {gain}
              </li>
            ))}
          </ul>
        </div>
        <PhoneDrawing className='mx-auto w-44 max-w-full sm:w-full'>
          <HomeScreen />
        </PhoneDrawing>
      </div>
      <div className='mt-12 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3'>
        <Part title='Lo que funciona sin conexión'>
          <p>
            Las páginas que ya hayas visto y los números de ayuda, con su botón para llamar. Llamar no
            necesita internet, y al 112 puedes llamar incluso sin saldo.
          </p>
          <p className='mt-2'>
            Para reservar, pagar, ver tus citas o hacer una videollamada sí hace falta conexión.
          </p>
        </Part>
        <Part title='Lo que no hace'>
          <ul className='flex list-disc flex-col gap-1.5 pl-5 marker:text-ochre-500'>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Part>
        <Part title='Si compartes el móvil'>
          <p>
            Cierra tu sesión al terminar. Y si prefieres que el icono no se vea, guárdalo en una carpeta; en
            el iPhone también puedes ponerle otro nombre al añadirlo.
          </p>
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className='mt-3'>{children}</div>
    </section>
  );
}
