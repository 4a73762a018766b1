export const es = {
  time: (time: string) => `las ${time}`,
  date: (dateAndTime: string) => `el ${dateAndTime}`,
};
