import { useEffect } from 'react';

/** Overrides the document title while mounted. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = title;
    return () => {
      // Only if no other page has set its own since.
      if (document.title === title) document.title = former;
    };
  }, [title]);
}
