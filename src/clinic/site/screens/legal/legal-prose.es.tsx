import type { LegalFacts, LegalText } from './legal-facts.ts';

export const es = {
  uso: {
    title: 'Cómo puedes usar esta web',
    content: ({ emergency, suicideLine }: LegalFacts) => (
      <>
        <p>
          Puedes leerla, imprimirla y compartir sus enlaces. Los textos y los dibujos son nuestros: si quieres
          publicarlos en otro sitio, pídenos permiso.
        </p>
        <p>
          Lo que lees aquí informa, pero no sustituye una consulta ni sirve para una urgencia. Si hay peligro,
          llama al {emergency}. Si piensas en hacerte daño, llama al {suicideLine}.
        </p>
        <p>
          Procuramos que todo esté al día. Si ves un error, avísanos y lo corregimos. Las webs de otros a las
          que enlazamos tienen sus propias normas.
        </p>
      </>
    ),
  },
  precios: {
    title: 'Precios e IVA',
    content: ({ link, vatPercent }) => (
      <>
        <p>
          El precio que ves es el que pagas, en euros y con los impuestos incluidos. Los encuentras todos en{' '}
          {link('plans', 'planes y precios')}.
        </p>
        <p>
          La terapia es un servicio sanitario exento de IVA (art. 20.Uno.3.º LIVA). Los informes periciales no
          lo son: llevan un {vatPercent}&nbsp;% de IVA, y te damos el presupuesto completo antes de empezar.
        </p>
      </>
    ),
  },
  pago: {
    title: 'Cómo se paga',
    content: ({ paymentProvider, holdMinutes }) => (
      <p>
        El pago en línea lo gestiona {paymentProvider}. Nosotros no vemos ni guardamos los datos de tu
        tarjeta. Cuando reservas, te guardamos la hora {holdMinutes} minutos para que pagues con calma; si no
        llegas a pagar, la hora queda libre y no debes nada.
      </p>
    ),
  },
  cancelaciones: {
    title: 'Cambios y cancelaciones',
    content: ({ cancellationRule }) => cancellationRule,
  },
  menores: {
    title: 'Menores de edad',
    content: ({ ownAccountFromAge, childrenFrom }) => (
      <p>
        Para abrir una cuenta hay que tener {ownAccountFromAge} años o más, o ser la madre, el padre o el
        tutor legal de quien recibirá la atención. La terapia infantil es a partir de {childrenFrom}, y la
        reserva siempre una persona adulta responsable.
      </p>
    ),
  },
  privacidad: {
    title: 'Tus datos',
    content: ({ mail, privacyPages }) => (
      <>
        <p>
          Usamos tus datos para atenderte y para lo que la ley nos pide, y para nada más sin tu permiso.
          Puedes verlos, corregirlos, llevártelos o pedir que los borremos: escribe a {mail}.
        </p>
        <p>
          En la sala de videollamada de esta web no se graba nada. La imagen y la voz van cifradas, directas
          de un dispositivo al otro; si las redes no lo permiten, pasan por un repetidor de la clínica que no
          las puede descifrar. Para conectarse, cada dispositivo puede conocer la dirección de red del otro, y
          la clínica ve las dos. Con la cita se guarda a qué hora entró y salió cada persona; lo que escribas
          sobre dónde estás y a quién llamar se borra al terminar.
        </p>
        {privacyPages}
      </>
    ),
  },
  'sobre-cookies': {
    title: 'Cookies',
    content: ({ link }) => (
      <>
        <p>
          Las necesarias hacen que la web funcione. Las demás solo se usan si tú las aceptas, y rechazarlas es
          igual de fácil. Puedes cambiar de idea cuando quieras con el botón Cookies, que está en todas las
          páginas.
        </p>
        <p>
          Si instalas la web o abres {link('embedded-web', 'la página que explica cómo')}, tu navegador guarda
          en tu dispositivo copia de las páginas públicas que visites y de los teléfonos de ayuda, para cuando
          no tengas conexión. No guarda nada tuyo: ni tus citas ni lo que escribes.
        </p>
      </>
    ),
  },
  accesibilidad: {
    title: 'Accesibilidad',
    content: ({ mail, phone }) => (
      <p>
        Construimos esta web siguiendo las pautas WCAG 2.2, nivel AA, y la probamos con el teclado, con zoom y
        con herramientas automáticas, pero todavía no ha pasado una auditoría externa. Si algo te cuesta o no
        te funciona, escribe a {mail} o llama al {phone} y te atendemos de otra manera.
      </p>
    ),
  },
  ley: {
    title: 'Si no estamos de acuerdo',
    content: () => (
      <p>
        Cuéntanoslo primero: casi todo se arregla hablando. Tenemos hojas oficiales de queja, reclamación y
        denuncia; pídelas en la clínica o por correo. Se aplica la ley española, y puedes acudir a los
        juzgados del lugar donde vives.
      </p>
    ),
  },
} satisfies Record<string, LegalText>;
