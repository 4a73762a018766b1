import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../api.ts';
import { findOpenGap } from '../rules.ts';
import { texts } from './texts.ts';

/** Returns why a text cannot be sent yet: a gap of a template is still open. */
export function useGapProblem(): (text: string) => string | undefined {
  const { data: templates = [] } = useQuery(templatesQuery);
  return (text) => {
    const gap = findOpenGap(text, templates);
    return gap && texts().openGap(gap);
  };
}
