export const es = {
  steps: 'Pasos',
  stepDone: ', hecho',
  stepNow: ', ahora',
  stepLater: ', después',
};
