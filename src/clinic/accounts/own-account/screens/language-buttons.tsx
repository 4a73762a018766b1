import { Languages } from 'lucide-react';
import { clinic } from '#config';
import { toast } from '#design/feedback/toast-store.ts';
import { failureMessages } from '#platform/idempotency/failure-messages.ts';
import { currentLanguage, type Language, languageNames } from '#platform/language/language.ts';
import { flushSaves } from '../../drafts/autosave.ts';
import { useChangeLanguage } from '../language-api.ts';
import { texts } from './language-texts.ts';

/** One button for each other language of the clinic. The choice is stored in the account, and the gate follows it. */
export function LanguageButtons({ className }: { className: string }) {
  const { mutateAsync, isPending } = useChangeLanguage();
  const choose = async (language: Language) => {
    // The page is loaded again: unfinished forms are stored before, and restored there.
    await flushSaves();
    try {
      await mutateAsync(language);
    } catch (error) {
      toast({
        tone: 'danger',
        ...failureMessages(error, { refused: texts().failed, lost: texts().unclear }),
      });
    }
  };
  return clinic.languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <button
        key={language}
        type='button'
        disabled={isPending}
        aria-label={texts().label(languageNames[language])}
        onClick={() => void choose(language)}
        className={className}
      >
        <Languages aria-hidden='true' className='size-5 shrink-0' />
        <span lang={language}>{languageNames[language]}</span>
      </button>
    ));
}
