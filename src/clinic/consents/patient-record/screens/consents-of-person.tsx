import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueriedSection } from '#clinic/patients/directory/screens/record-section.tsx';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { evidenceDisclaimer, ownConsentAge } from '../../terms.ts';
import { type ConsentStates, consentStatesQuery } from '../api.ts';
import { ArrangementLine } from './arrangement-line.tsx';
import { KindRows } from './kind-rows.tsx';
import { RequestSignatureDialog } from './request-signature-dialog.tsx';
import { missingInWords } from './state-labels.ts';
import { texts } from './texts.ts';

export function ConsentsOfPerson({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(consentStatesQuery(id));
  return (
    <QueriedSection
      title={texts().title}
      what={texts().theConsents}
      lines={3}
      query={query}
      action={({ kinds, people }) =>
        kinds.length > 0 &&
        people.length > 0 && (
          <Button size='small' variant='quiet' onClick={() => setAsking(true)}>
            {texts().requestSignature}
          </Button>
        )
      }
    >
      {(states) => (
        <>
          <Summary states={states} />
          {states.signers === 'guardians' && <ArrangementLine id={id} arrangement={states.arrangement} />}
          <KindRows id={id} kinds={states.kinds} />
          <p className='border-line border-t px-3 py-2 text-ink-soft text-xs'>{evidenceDisclaimer()}</p>
          <RequestSignatureDialog id={id} states={states} isOpen={isAsking} close={() => setAsking(false)} />
        </>
      )}
    </QueriedSection>
  );
}

function Summary({ states: { kinds, people, signers, missing, arrangement } }: { states: ConsentStates }) {
  if (kinds.length === 0) return <p className='px-3 py-3 text-ink-soft'>{texts().nothingPublished}</p>;
  if (signers === 'guardians' && people.length === 0)
    return (
      <Notice tone='warning' className='m-3' title={texts().signerUnknown}>
        {texts().signerUnknownHint(ownConsentAge)}
      </Notice>
    );
  if (arrangement?.arrangement === 'disagreement')
    return (
      <Notice tone='warning' className='m-3' title={texts().disagreement}>
        {texts().disagreementHint}
      </Notice>
    );
  return <p className='px-3 py-2'>{missing.length === 0 ? texts().complete : missingInWords(missing)}</p>;
}
