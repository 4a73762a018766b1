import { maxDrafts } from './terms.ts';
export const es = {
  refusals: {
    too_many_drafts: `Tienes ${maxDrafts} cosas a medias. Acaba alguna o ciérrala.`,
    somebody_else: 'En este ordenador hay ahora otra persona.',
  },
};
