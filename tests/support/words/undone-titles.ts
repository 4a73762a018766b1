import { globSync, readFileSync } from 'node:fs';

/** A title that says outright that something was not done. */
const undone = /title\s*[=:]\s*\{?[^\n]*?'[^'\n]*\bno (se (ha|han)|hemos podido)\b[^'\n]*'/gi;
/** Of what could not be read nothing is claimed but that. */
const reading =
  /no hemos podido (abrir|buscar|cargar|comprobar|consultar|mirar|mostrarla|preparar|ver)|no se ha podido cargar/i;
/** What asks whether an answer was lost before it says so. */
const asks = /isAnswerLost|instanceof AnswerLost|failureWords|isUnknown|RefusalNotice|useRefusal/;

/** Files that call something undone in a title, and never ask whether they know it. */
export const filesThatCallItUndone = (): string[] =>
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      const titles = (text.match(undone) ?? []).filter((title) => !reading.test(title));
      return titles.length > 0 && !asks.test(text);
    })
    .sort();
