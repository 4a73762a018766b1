import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { clinic } from '#config';
import {
  currentLanguage,
  languageNames,
  languageSwitchEvent,
  localizePath,
} from '#platform/language/language.ts';

const others = clinic.languages.filter((language) => language !== currentLanguage());

/**
 * Links to the same page in the clinic's other languages, with query, fragment and what was typed; none if it offers
 * only one.
 */
export function LanguageSwitch({
  as: Item = 'a',
  className,
  short = false,
}: {
  /** Element or component of each link. */
  as?: ElementType<ComponentProps<'a'>>;
  className: string;
  short?: boolean;
}) {
  const { pathname } = useLocation();
  return others.map((language) => (
    <Item
      key={language}
      href={localizePath(pathname, language)}
      hrefLang={language}
      lang={language}
      // Contains the visible letters, so that speech control finds the link by them.
      aria-label={short ? `${language.toUpperCase()}: ${languageNames[language]}` : undefined}
      onClick={keepPlace}
      className={className}
    >
      {short ? language.toUpperCase() : languageNames[language]}
    </Item>
  ));
}

/** The document is the same for every query and fragment, so the link gets them when it is pressed. */
function keepPlace(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  link.search = location.search;
  link.hash = location.hash;
  // A new tab leaves this one as it is.
  if (!(event.ctrlKey || event.metaKey || event.shiftKey)) dispatchEvent(new Event(languageSwitchEvent));
}
