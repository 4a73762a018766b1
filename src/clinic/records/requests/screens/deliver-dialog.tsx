import { useState } from 'react';
import { SelectField, TextField } from '#design/fields/field.tsx';
import { type DeliveryMethod, deliveryLabels, deliveryMethods } from '../../terms.ts';
import { type RecordRequest, useCloseRequest } from '../api.ts';
import { RequestDialog } from './request-dialog.tsx';
import { texts } from './texts.ts';

export function DeliverDialog({ request: { id, person, asker } }: { request: RecordRequest }) {
  const [how, setHow] = useState<DeliveryMethod>('in_person');
  const [to, setTo] = useState(asker ?? person);
  const [isTried, setTried] = useState(false);
  const isNamed = to.trim().length >= 2;
  return (
    <RequestDialog
      opener={texts().noteDelivery}
      title={texts().noteDelivery}
      description={texts().deliveryDescription}
      act={texts().delivered}
      sending={useCloseRequest(id)}
      body={() => {
        setTried(true);
        return isNamed ? { outcome: 'delivered' as const, how, to } : undefined;
      }}
      done={texts().deliveryNoted}
    >
      <SelectField
        label={texts().howDelivered}
        value={how}
        onChange={({ target }) => setHow(deliveryMethods.find((each) => each === target.value) ?? how)}
      >
        {deliveryMethods.map((each) => (
          <option key={each} value={each}>
            {deliveryLabels()[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts().toWhom}
        autoComplete='off'
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={isTried && !isNamed ? texts().recipientMissing : undefined}
      />
    </RequestDialog>
  );
}
