import type { LegalText } from './legal-facts.ts';
import type { es } from './legal-prose.es.tsx';

export const ca: Record<keyof typeof es, LegalText> = {
  uso: {
    title: 'Com pots fer servir aquest web',
    content: ({ emergency, suicideLine }) => (
      <>
        <p>
          El pots llegir, imprimir i compartir-ne els enllaços. Els textos i els dibuixos són nostres: si els
          vols publicar en un altre lloc, demana’ns permís.
        </p>
        <p>
          El que llegeixes aquí informa, però no substitueix una consulta ni serveix per a una urgència. Si hi
          ha perill, truca al {emergency}. Si penses a fer-te mal, truca al {suicideLine}.
        </p>
        <p>
          Procurem que tot estigui al dia. Si veus un error, avisa’ns i el corregim. Els webs d’altres als
          quals enllacem tenen les seves normes.
        </p>
      </>
    ),
  },
  precios: {
    title: 'Preus i IVA',
    content: ({ link, vatPercent }) => (
      <>
        <p>
          El preu que veus és el que pagues, en euros i amb els impostos inclosos. Els trobaràs tots a{' '}
          {link('plans', 'plans i preus')}.
        </p>
        <p>
          La teràpia és un servei sanitari exempt d’IVA (art. 20.U.3r de la Llei de l’IVA). Els informes
          pericials no ho són: porten un {vatPercent}&nbsp;% d’IVA, i et donem el pressupost complet abans de
          començar.
        </p>
      </>
    ),
  },
  pago: {
    title: 'Com es paga',
    content: ({ paymentProvider, holdMinutes }) => (
      <p>
        El pagament en línia el gestiona {paymentProvider}. Nosaltres no veiem ni desem les dades de la teva
        targeta. Quan reserves, et guardem l’hora {holdMinutes} minuts perquè paguis amb calma; si no arribes
        a pagar, l’hora queda lliure i no deus res.
      </p>
    ),
  },
  cancelaciones: {
    title: 'Canvis i cancel·lacions',
    content: ({ cancellationRule }) => cancellationRule,
  },
  menores: {
    title: 'Menors d’edat',
    content: ({ ownAccountFromAge, childrenFrom }) => (
      <p>
        Per obrir un compte cal tenir {ownAccountFromAge} anys o més, o ser la mare, el pare o el tutor legal
        de qui rebrà l’atenció. La teràpia infantil és a partir de {childrenFrom}, i la reserva sempre una
        persona adulta responsable.
      </p>
    ),
  },
  privacidad: {
    title: 'Les teves dades',
    content: ({ mail, privacyPages }) => (
      <>
        <p>
          Fem servir les teves dades per atendre’t i per al que la llei ens demana, i per a res més sense el
          teu permís. Les pots veure, corregir, endur-te-les o demanar que les esborrem: escriu a {mail}.
        </p>
        <p>
          A la sala de videotrucada d’aquest web no es grava res. La imatge i la veu van xifrades, directes
          d’un dispositiu a l’altre; si les xarxes no ho permeten, passen per un repetidor de la clínica que
          no les pot desxifrar. Per connectar-se, cada dispositiu pot conèixer l’adreça de xarxa de l’altre, i
          la clínica veu totes dues. Amb la cita es desa a quina hora va entrar i sortir cada persona; el que
          escriguis sobre on ets i a qui trucar s’esborra en acabar.
        </p>
        {privacyPages}
      </>
    ),
  },
  'sobre-cookies': {
    title: 'Galetes',
    content: ({ link }) => (
      <>
        <p>
          Les necessàries fan que el web funcioni. Les altres només es fan servir si tu les acceptes, i
          rebutjar-les és igual de fàcil. Pots canviar d’idea quan vulguis amb el botó Galetes, que és a totes
          les pàgines.
        </p>
        <p>
          Si instal·les el web o obres {link('embedded-web', 'la pàgina que explica com fer-ho')}, el teu
          navegador desa al dispositiu una còpia de les pàgines públiques que visitis i dels telèfons d’ajuda,
          per quan no tinguis connexió. No desa res teu: ni les teves cites ni el que escrius.
        </p>
      </>
    ),
  },
  accesibilidad: {
    title: 'Accessibilitat',
    content: ({ mail, phone }) => (
      <p>
        Construïm aquest web seguint les pautes WCAG 2.2, nivell AA, i el provem amb el teclat, amb zoom i amb
        eines automàtiques, però encara no ha passat cap auditoria externa. Si alguna cosa et costa o no et
        funciona, escriu a {mail} o truca al {phone} i t’atenem d’una altra manera.
      </p>
    ),
  },
  ley: {
    title: 'Si no estem d’acord',
    content: () => (
      <p>
        Explica’ns-ho primer: gairebé tot s’arregla parlant. Tenim fulls oficials de queixa, reclamació i
        denúncia; demana’ls a la clínica o per correu. S’aplica la llei espanyola, i pots anar als jutjats del
        lloc on vius.
      </p>
    ),
  },
};
