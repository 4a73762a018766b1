import type { Instrument } from '../terms.ts';
import { instrumentTexts } from './instrument-texts.ts';

/** Published severity bands, lowest first. */
export const bandNames = ['minimal', 'mild', 'moderate', 'moderately_severe', 'severe'] as const;
export type Band = (typeof bandNames)[number];

export type Questionnaire = {
  code: string;
  /** Our name for it, in the current language. */
  title: string;
  /** Introduction above every question. */
  lead: string;
  /** Options worth 0, 1, 2 and 3. */
  options: readonly [string, string, string, string];
  items: readonly string[];
  /** Number of the item about death or self-harm, if any, counted from 1. A value above zero raises an alert. */
  riskItem?: number;
};

/**
 * Questionnaires as published. The wording must not change, not even from usted to tú.
 *
 * PHQ-9: Drs. R. L. Spitzer, J. B. W. Williams, K. Kroenke and colleagues, with a grant of Pfizer Inc.;
 * Spanish for Spain. Free to reproduce, translate, show and distribute without permission.
 * https://www.phqscreeners.com Compared in November 2026 with copies in public repositories. Copies with
 * these items ('por hacer cosas', '/a') use the option 'Casi cada día', as here. 'Casi todos los días'
 * belongs to another adaptation ('para hacer las cosas', masculine only) and to the US version ('Ningún
 * día'). Do not mix them. GAD-7: Spitzer, Kroenke, Williams, Löwe (Arch Intern Med 2006; 166: 1092–1097),
 * equally free; Spanish adaptation by García-Campayo and colleagues (Health Qual Life Outcomes 2010; 8: 8),
 * CC BY 2.0; compared and identical.
 */
export const questionnaires: Readonly<Record<Instrument, Questionnaire>> = {
  'phq-9': {
    code: 'PHQ-9',
    get title() {
      return instrumentTexts().titles['phq-9'];
    },
    lead: 'Durante las últimas 2 semanas, ¿con qué frecuencia le han molestado los siguientes problemas?',
    options: ['Nunca', 'Varios días', 'Más de la mitad de los días', 'Casi cada día'],
    items: [
      'Poco interés o alegría por hacer cosas',
      'Sensación de estar decaído/a, deprimido/a o desesperanzado/a',
      'Problemas para quedarse dormido/a, para seguir durmiendo o dormir demasiado',
      'Sensación de cansancio o de tener poca energía',
      'Poco apetito o comer demasiado',
      'Sentirse mal consigo mismo/a; sentir que es un/a fracasado/a o que ha decepcionado a su familia o a sí mismo/a',
      'Problemas para concentrarse en algo, como leer el periódico o ver la televisión',
      'Moverse o hablar tan despacio que los demás pueden haberlo notado. O lo contrario: estar tan inquieto/a o agitado/a que se ha estado moviendo de un lado a otro más de lo habitual',
      'Pensamientos de que estaría mejor muerto/a o de querer hacerse daño de algún modo',
    ],
    riskItem: 9,
  },
  'gad-7': {
    code: 'GAD-7',
    get title() {
      return instrumentTexts().titles['gad-7'];
    },
    lead: 'Señale con qué frecuencia ha sufrido los siguientes problemas en los últimos 15 días:',
    options: ['Nunca', 'Menos de la mitad de los días', 'Más de la mitad de los días', 'Casi todos los días'],
    items: [
      'Se ha sentido nervioso, ansioso o muy alterado',
      'No ha podido dejar de preocuparse',
      'Se ha preocupado excesivamente por diferentes cosas',
      'Ha tenido dificultad para relajarse',
      'Se ha sentido tan intranquilo que no podía estarse quieto',
      'Se ha irritado o enfadado con facilidad',
      'Ha sentido miedo, como si fuera a suceder algo terrible',
    ],
  },
};
