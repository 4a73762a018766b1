import type { es } from './texts.es.ts';

export const ca: typeof es = {
  familyCame: 'venia només la família',
  reasonWritten: 'ha escrit per què continua',
  missingAndOn: 'Falten signatures, i es continua',
  missing: 'Falten signatures',
  disagreement: 'Els progenitors no estan d’acord. La clínica no decideix entre tots dos.',
  askForSignature: 'Demana la signatura',
  goOn: 'Continua sense signatura…',
  notOpened: 'No hem pogut obrir els consentiments',
  tryAgain: 'Torna-ho a provar.',
  noted: 'Anotat',
  notedWhere: 'Queda al registre qui i quan.',
  reason: 'Per què continues sense la signatura',
  reasonHint: 'Ho llegiu tu, direcció i qui atén aquesta persona. La resta de recepció no ho veu.',
  noting: 'S’està anotant...',
  noteReason: 'Anota aquest motiu',
  onlyFamily: 'Avui ve només la família',
};
