/** Why the direction may open what a person wrote: a closed list, which the person reads in their own account. */
export const notesReasons = ['emergency', 'complaint', 'legal', 'patient_request'] as const;
