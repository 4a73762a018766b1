import type { es } from './texts.es.ts';

export const ca: typeof es = {
  familyOnly: 'venia només la família',
  hasWrittenWhy: 'ha escrit per què continua',
  missingAndGoingOn: 'Falten signatures, i es continua',
  missing: 'Falten signatures',
  disagreement: 'Els progenitors no estan d’acord. La clínica no decideix entre tots dos.',
  requestSignature: 'Demana la signatura',
  goOn: 'Continua sense signatura…',
  notOpened: 'No hem pogut obrir els consentiments',
  tryAgain: 'Torna-ho a provar.',
  noted: 'Anotat',
  logged: 'Queda al registre qui i quan.',
  whyGoOn: 'Per què continues sense la signatura',
  whyGoOnHint: 'Ho llegiu tu, direcció i qui atén aquesta persona. La resta de recepció no ho veu.',
  noting: 'Anotant...',
  noteReason: 'Anota aquest motiu',
  familyToday: 'Avui ve només la família',
};
