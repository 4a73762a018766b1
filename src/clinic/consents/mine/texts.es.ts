export const es = {
  refusals: {
    already_withdrawn: 'Ya lo habías retirado.',
  },
};
