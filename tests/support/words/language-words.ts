/**
 * Words and letters that only one of two similar languages has; enough to notice a sentence in the wrong one. 'Por' alone is fear
 * in Catalan.
 */
export const spanishOnly =
  /[ñ¿¡]|(?<!\p{L})(y|o bien|(?<!-)los|las|unas|con|para|por (?:el|la|un|una|favor|eso|teléfono|escrito|tu)|pero|más|muy|también|ahora|hoy|mañana|hay|hace|cuando|donde|desde|hasta|sin|sesión|pago|correo|móvil|puedes|puede|tienes|tiene|quieres|nuestro|nuestra|ello|esto|eso|este|esta|esa|hemos|ha sido|está|están|cómo|qué|quién|aún|ya|otra vez|todavía)(?!\p{L})/iu;

export const catalanOnly =
  /[çàèò]|l·l|(?<!\p{L})(amb|els|als|dels|això|aquest|aquesta|aquests|aquestes|per a|perquè|però|avui|demà|ahir|només|pots|teu|teva|teus|teves|nostre|nostra|són|estem|cal|fins|sense|des de|quan|vols|tens)(?!\p{L})|[dlnstm]’\p{L}/iu;
