/** Cards on one page of the list. */
export const cardsPerPage = 20;

/** What the list can be narrowed to. */
export const peopleFilters = ['all', 'upcoming', 'nothing_planned', 'children', 'without_account'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];
