/** Whether build/ is what the last complete build made of these very sources. */
export const isBuilt: () => boolean;
