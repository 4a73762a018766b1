import { useEffect } from 'react';

/** The title of the window while something on the page matters more than the page; afterwards the page's own again. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = title;
    return () => {
      // Another page has said its own by now.
      if (document.title === title) document.title = former;
    };
  }, [title]);
}
