import { theDay, toDay } from '#platform/time/catalan-days.ts';
import type { es } from './texts.es.tsx';

export const ca: typeof es = {
  plan: (name) => `Pla ${name}`,
  title: 'Subscripcions',
  loading: 'Carregant les teves subscripcions…',
  loadFailed: 'No hem pogut carregar les teves subscripcions',
  isKept: 'Les teves sessions continuen desades. Torna-ho a provar d’aquí a un moment.',
  none: 'Encara no tens cap pla',
  noneAdvice: 'Quan en tinguis un, aquí veuràs les sessions que et queden i fins quan valen.',
  viewPlans: 'Mira els plans',
  active: 'Activa',
  inactive: 'Inactiva',
  ended: 'Va acabar',
  ends: 'Acaba',
  sessionsValidUntil: 'Les seves sessions valen fins a',
  started: 'Va començar',
  origin: 'Origen',
  imported: 'Ja el tenies d’abans',
  paid: 'Has pagat',
  nextPayment: 'Proper pagament',
  missingPayments: 'Pagaments que falten',
  childBirthDate: 'Data de naixement del nen o la nena',
  due: 'Ja pots fer el proper pagament',
  dueAmount: (amount) => `Són ${amount}. No es cobra res fins que ho confirmis tu.`,
  endedWithSessions: 'No hi ha pagaments en marxa. Les sessions que ja vas pagar continuen sent teves.',
  endedWithout: 'No hi ha pagaments en marxa i no deus res.',
  cancelledActive: 'Has cancel·lat els propers pagaments. Les sessions continuen sent teves fins al final.',
  againAtPrice: (payments) => `Si el reactives, el tornes a contractar amb els preus d’avui: ${payments}.`,
  noLongerSold: 'Aquest pla ja no es ven: en reactivar-lo en tries un dels d’ara.',
  processing: 'Processant...',
  payNow: 'Paga ara',
  reactivate: 'Reactiva’l',
  bookWithSession: 'Reserva amb una sessió',
  perks: 'També inclou',
  manage: {
    open: 'Gestiona el pla',
    openEnded: 'Sessions i pagaments',
    period: (start, end) => `Va començar ${theDay(start)} i acaba ${theDay(end)}.`,
    close: 'Tanca',
    upcoming: 'Propers pagaments',
    cancel: 'Cancel·la els propers pagaments',
    sessions: 'Sessions',
    noneUsed: 'Encara no n’has fet servir cap.',
    used: (sessions) => `Usades o caducades: ${sessions}.`,
    payments: 'Pagaments',
    payment: (number) => `Pagament ${number}.`,
    inactive: 'Cap mentre estigui inactiu.',
    next: (next, missing) =>
      `El proper és de ${next}. ${missing}Si tenim el teu correu, t’escrivim abans. No cobrem mai sense que tu ho confirmis.`,
    cancelled: 'Els has cancel·lat: no te’n demanarem cap més.',
    none: 'No en queda cap: aquest pla no es renova sol.',
  },
  cancel: {
    question: 'Vols cancel·lar els propers pagaments?',
    description: (name) => `Pla ${name}. No et demanarem més pagaments.`,
    cancelling: 'Cancel·lant...',
    confirm: 'Cancel·la els pagaments',
    keep: 'Deixa’l com està',
    lostAdvice: 'Torna-ho a provar d’aquí a un moment: no es repetirà res.',
    failed: 'No s’ha pogut cancel·lar',
    failedAdvice: 'Torna-ho a provar d’aquí a un moment.',
    activeUntil: (day) => `La subscripció continua activa fins ${toDay(day)}.`,
    sessionsUntil: (left, sessions, day) =>
      `${left === 1 ? 'La sessió que et queda és teva' : `Les ${sessions} que et queden són teves`} fins ${toDay(day)}.`,
    noSessions: 'No et queda cap sessió per fer servir.',
    notAdded: 'Les sessions dels pagaments que no facis no s’afegeixen.',
    reactivate: 'Si canvies d’idea, després la pots reactivar des d’aquí.',
  },
  atStake: {
    loading: 'Mirant si et queden sessions pagades…',
    failed: 'No hem pogut mirar si et queden sessions pagades',
    failedAdvice:
      'Comprova-ho abans a la pestanya Subscripcions: amb el compte eliminat ja no les podràs fer servir.',
    title: (left) => (left === 1 ? 'Et queda 1 sessió pagada' : `Et queden ${left} sessions pagades`),
    lost: (left, phone) => (
      <>
        Si elimines el teu compte, ja no {left === 1 ? 'la' : 'les'} podràs fer servir. Si prefereixes que
        parlem abans del teu pla, truca’ns al {phone}.
      </>
    ),
  },
};
