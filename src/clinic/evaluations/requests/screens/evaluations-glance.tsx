import { useQuery } from '@tanstack/react-query';
import { GlanceLine, RecordAlert } from '#clinic/patients/directory/screens/record-glance.tsx';
import { routes } from '#platform/paths.ts';
import { type EvaluationsOfPerson, personEvaluationsQuery } from '../api.ts';
import { texts } from './desk-texts.ts';
import { evaluationStateLabels } from './evaluation-state-labels.ts';

/** Links to 'Hoy', where an urgent alert is handled, until the alert is closed. Reception receives no alert. */
export function UrgentAlert({ id }: { id: number }) {
  const alert = useQuery(personEvaluationsQuery(id)).data?.urgentAlert;
  if (!alert) return null;
  return (
    <RecordAlert to={routes.staff} isUrgent>
      {alert.isAcknowledged ? texts().alertInProgress : texts().alertUnattended}
    </RecordAlert>
  );
}

export const EvaluationsLine = ({ id, to }: { id: number; to: string }) => (
  <GlanceLine
    label={texts().title}
    to={to}
    query={useQuery(personEvaluationsQuery(id))}
    describe={describeLast}
  />
);

function describeLast({ evaluations: [last] }: EvaluationsOfPerson): string {
  if (last === undefined) return texts().none;
  // The id is the code in lower case, 'phq-9': the page needs no questionnaire texts.
  return `${last.instrument.toUpperCase()}: ${evaluationStateLabels()[last.state].toLowerCase()}`;
}
