import { clinic } from '#config';

export const meta = () => [{ title: `Aviso legal · ${clinic.name}` }];

export default function LegalNoticePage() {
  return <h1>Aviso legal</h1>;
}
