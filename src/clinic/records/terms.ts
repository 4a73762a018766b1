/** What somebody asks of their record: GDPR, arts. 15, 17 and 16. */
export const requestKinds = ['copy', 'erasure', 'rectification'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestKindWords: Readonly<Record<RequestKind, string>> = {
  copy: 'Copia de la historia',
  erasure: 'Supresión',
  rectification: 'Rectificación',
};

/** How somebody has shown who they are. */
export const identityWays = ['document', 'account', 'certificate'] as const;
export type IdentityWay = (typeof identityWays)[number];
export const identityWords: Readonly<Record<IdentityWay, string>> = {
  document: 'DNI, NIE o pasaporte, a la vista',
  account: 'Con su cuenta, en la clínica',
  certificate: 'Firma electrónica',
};

/** How a copy reaches whoever asked. */
export const deliveryWays = ['in_person', 'registered_mail', 'encrypted_file'] as const;
export type DeliveryWay = (typeof deliveryWays)[number];
export const deliveryWords: Readonly<Record<DeliveryWay, string>> = {
  in_person: 'En mano',
  registered_mail: 'Por correo certificado',
  encrypted_file: 'Archivo cifrado',
};

export const outcomes = ['delivered', 'erased', 'corrected', 'refused', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  delivered: 'Entregada',
  erased: 'Suprimido',
  corrected: 'Corregido',
  refused: 'Denegada',
  withdrawn: 'Retirada',
};

/** Why an author keeps a passage back from a copy: Ley 41/2002, art. 18.3. */
export const markReasons = ['third_party', 'subjective'] as const;
export type MarkReason = (typeof markReasons)[number];
export const markWords: Readonly<Record<MarkReason, string>> = {
  third_party: 'Datos de otra persona',
  subjective: 'Anotación subjetiva',
};

/** Why the direction opens what is blocked: the ends for which the law allows it (LO 3/2018, art. 32.2). */
export const blockedReasons = ['court', 'prosecutor', 'authority', 'claim'] as const;
export type BlockedReason = (typeof blockedReasons)[number];
export const blockedWords: Readonly<Record<BlockedReason, string>> = {
  court: 'Lo pide un juzgado o tribunal',
  prosecutor: 'Lo pide el Ministerio Fiscal',
  authority: 'Lo pide una administración competente',
  claim: 'Una reclamación por responsabilidad, presentada o anunciada',
};

/** An opened record is shown so long. */
export const shownHours = 24;
/** From so many days before its term on, a request stands on Hoy. */
export const warnDays = 7;
/** Requests and what was answered are kept so long: until the gravest infringement lapses (LO 3/2018, art. 72). */
export const answerYears = 3;
/** The longest note. */
export const mostLetters = 20_000;
