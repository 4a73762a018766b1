export const es = {
  chooseQuestionnaire: 'Elige un cuestionario.',
  refusals: {
    no_account: 'Todavía no tiene cuenta en la web: invítala primero.',
    already_open: 'Ya tiene este cuestionario por responder.',
    too_young: 'Estos cuestionarios son para personas de 18 años o más.',
    adult_statement_required: 'Falta confirmar que son 18 años o más.',
    no_plan: 'Ningún plan tuyo activo incluye la evaluación.',
    too_soon: 'Es pronto para repetirlo: pregunta por las dos últimas semanas.',
  },
  againFrom: (day: string) => `Podrás repetirlo a partir del ${day}.`,
};
