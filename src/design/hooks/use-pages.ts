import { useState } from 'react';

/** One page of a list that the browser has as a whole, with the props of its `Pager`. */
export function usePages<Row>(all: readonly Row[], perPage: number) {
  const [wished, show] = useState(1);
  const pages = Math.ceil(all.length / perPage);
  // The list may get shorter while it is open.
  const page = Math.max(1, Math.min(wished, pages));
  const first = (page - 1) * perPage;
  const shown = all.slice(first, first + perPage);
  const position = `${first + 1} a ${first + shown.length} de ${all.length}`;
  return { shown, pager: { page, pages, position, show } };
}
