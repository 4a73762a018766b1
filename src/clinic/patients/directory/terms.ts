export const peoplePerPage = 20;

export const peopleFilters = ['all', 'upcoming', 'nothing_planned', 'children', 'without_account'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];
