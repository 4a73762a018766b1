import { EvaluationsOfPerson } from '#clinic/evaluations/requests/screens/evaluations-of-person.tsx';
import type { TabProps } from './tab-props.ts';

export const EvaluationsTab = ({ card }: TabProps) => (
  <div className='max-w-4xl'>
    <EvaluationsOfPerson id={card.id} />
  </div>
);
