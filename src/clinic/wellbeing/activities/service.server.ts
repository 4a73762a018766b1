export { findActivities, findCategories } from './queries.server.ts';
