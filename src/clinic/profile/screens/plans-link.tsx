import { Link } from 'react-router';
import { Button } from '#design/button.tsx';

/** Path of the plans page, once it exists: until then no link leads there. */
const plansPath: string | undefined = undefined;

/** 'Ver Planes'. */
export function PlansLink() {
  if (plansPath === undefined) return null;
  return (
    <Button asChild variant='secondary'>
      <Link to={plansPath}>Ver Planes</Link>
    </Button>
  );
}
