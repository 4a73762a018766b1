import { clinic } from '#config';

export const meta = () => [{ title: `Guía de profesionales · ${clinic.name}` }];

export default function JoinTeamPage() {
  return <h1>Guía de profesionales</h1>;
}
