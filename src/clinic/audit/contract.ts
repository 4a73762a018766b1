/** Whoever has an account is one of these; only the first is not of the staff. */
export const roles = ['client', 'professional', 'reception', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who works at the clinic. */
export const staffRoles = ['professional', 'reception', 'admin'] as const satisfies readonly Role[];
/** Who plans for everybody, and sees everybody's contact data. */
export const deskRoles = ['reception', 'admin'] as const satisfies readonly Role[];

/** Somebody signed in. Apart from it stands whom an act is about: reception books for a patient. */
export type Person = {
  kind: 'person';
  userId: number;
  role: Role;
  /** Which of the clinic's professionals they are; null for everybody else. */
  professionalId: number | null;
};

/** Who acts: somebody signed in, whoever holds a reminder's link, or the house itself. */
export type Actor = Person | { kind: 'link'; appointmentId: number } | { kind: 'system'; job: string };

/** Somebody in their own affairs, whatever else they are at the clinic. */
export const asClient = (userId: number): Person => ({
  kind: 'person',
  userId,
  role: 'client',
  professionalId: null,
});

/** The house itself, on no person's word. @param job what it was doing */
export const asSystem = (job: string): Actor => ({ kind: 'system', job });
