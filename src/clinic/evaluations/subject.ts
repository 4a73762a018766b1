/** Subject of an evaluation in the audit log. */
export const evaluationSubject = (id: number): string => `evaluation:${id}`;
