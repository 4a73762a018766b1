import type { PatientCard, PersonOnList } from './contract.ts';
import type { CardRow, childrenOf, GuardianRow, PersonRow } from './queries.server.ts';

/** A line of the list. */
export function presentPerson({ birthOn, nextAt, lastAt, total: _, ...row }: PersonRow): PersonOnList {
  return {
    ...row,
    birthDate: birthOn,
    nextAt: nextAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}

/** A card with whom it is tied to. */
export function presentCard(
  { birthOn, createdAt, invitedUntil, ...row }: CardRow,
  guardians: GuardianRow[],
  children: Awaited<ReturnType<typeof childrenOf>>,
): PatientCard {
  return {
    ...row,
    birthDate: birthOn,
    createdAt: createdAt.toISOString(),
    invitedUntil: invitedUntil?.toISOString() ?? null,
    guardians,
    children: children.map(({ id, name, birthOn: birthDate }) => ({ id, name, birthDate })),
  };
}
