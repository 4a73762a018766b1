/** How the log calls an evaluation. */
export const evaluationSubject = (id: number): string => `evaluation:${id}`;
