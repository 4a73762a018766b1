export const es = {
  arrangements: {
    both: 'Firman los dos progenitores',
    one: 'Firma uno solo',
    court_ruling: 'Según una resolución judicial',
    art_236_8: 'Firma uno (art. 236-8.2.d CCCat)',
    disagreement: 'No están de acuerdo',
  },
  evidenceDisclaimer: 'El programa guarda las pruebas; no dice si un consentimiento es válido.',
};
