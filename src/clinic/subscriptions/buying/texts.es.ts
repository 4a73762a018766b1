export const es = {
  notSoldLikeThis: 'Este plan no se vende así.',
  childPlan: 'Es un plan infantil: véndelo desde la ficha del niño o la niña, con su fecha de nacimiento.',
  adultPlan: 'Es un plan para personas adultas: véndelo desde la ficha de quien vendrá a las sesiones.',
};
