/** Every account has one of these; only `client` is not staff. */
export const roles = ['client', 'professional', 'reception', 'admin'] as const;
export type Role = (typeof roles)[number];

export const staffRoles = ['professional', 'reception', 'admin'] as const satisfies readonly Role[];
/** Roles that plan for all professionals and see the contact data of all patients. */
export const deskRoles = ['reception', 'admin'] as const satisfies readonly Role[];

/** The signed-in user. The person an action concerns is separate: reception books for a patient. */
export type Person = {
  kind: 'person';
  userId: number;
  role: Role;
  /** The user's own number as a professional; null for everybody else. */
  professionalId: number | null;
};

/** Who acts: a signed-in user, the holder of a reminder link, or the app itself. */
export type Actor = Person | { kind: 'link'; appointmentId: number } | { kind: 'system'; job: string };

/** A user in their own affairs, whatever their role at the clinic. */
export const asClient = (userId: number): Person => ({
  kind: 'person',
  userId,
  role: 'client',
  professionalId: null,
});

/** The app itself, on nobody's request. @param job name of the running job */
export const asSystem = (job: string): Actor => ({ kind: 'system', job });
