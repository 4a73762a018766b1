import { type FormEvent, useId, useState } from 'react';
import { ageInWords } from '#clinic/patients/terms.ts';
import { useNamePlanChild } from '#clinic/subscriptions/changes-api.ts';
import type { Plan } from '#clinic/subscriptions/contract.ts';
import { clinic } from '#config';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { LostResponseNotice } from '#design/feedback/lost-response-notice.tsx';
import { Notice } from '#design/feedback/notice.tsx';
import { CheckboxField } from '#design/fields/checkbox-field.tsx';
import { DateField } from '#design/fields/date-field.tsx';
import { Form } from '#design/fields/form.tsx';
import { ApiError } from '#platform/api/client.ts';
import { presentNow } from '#platform/browser/clock.ts';
import { outcomeUnknownTitle } from '#platform/idempotency/failure-messages.ts';
import { isResponseLost } from '#platform/idempotency/lost-response.ts';
import { RetryAbandoned } from '#platform/idempotency/retry-until-known.ts';
import { isWaitingForUser } from '#platform/idempotency/use-keyed-mutation.ts';
import { wallTimeOf } from '#platform/time/calendar-days.ts';
import { type ChildProblems, type ChildValues, childProblems } from './child-check.ts';
import { texts } from './texts.ts';

type ChildStepProps = {
  open: boolean;
  plan: Plan;
  /** Called with the child's birth date; the payment follows. */
  onNamed: (birthDate: string) => void;
  onSignedOut: () => void;
  onClose: () => void;
};

/** Asks for the child's birth date and the guardian statement before payment. Input survives closing. */
export function ChildStep({ open, plan, onNamed, onSignedOut, onClose }: ChildStepProps) {
  const form = useId();
  const { values, set, problems, failure, name, submit } = useChildForm({ open, plan, onNamed, onSignedOut });
  const { isPending, doubt } = name;
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => opens || onClose()}
      size='small'
      dismissible={!isPending || isWaitingForUser(doubt)}
      title={texts().child.title}
      description={texts().child.description(plan.name, ageInWords(clinic.childMinimumAgeMonths))}
      actions={
        <>
          <Button type='submit' form={form} busy={isPending} busyLabel={texts().child.checking}>
            {texts().child.next}
          </Button>
          <Button variant='secondary' disabled={isPending} onClick={onClose}>
            {texts().child.cancel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit} className='flex flex-col gap-3'>
        {doubt && <LostResponseNotice doubt={doubt} onAsk={name.askAgain} />}
        {failure && (
          <Notice tone='danger' announce='assertive' title={failure.title}>
            {failure.text}
          </Notice>
        )}
        <DateField
          label={texts().child.birthDate}
          name='childBirthDate'
          max={open ? wallTimeOf(presentNow()).day : undefined}
          value={values.childBirthDate}
          onChange={(day) => set({ childBirthDate: day })}
          error={problems.childBirthDate}
        />
        <CheckboxField
          label={texts().child.guardian}
          name='guardian'
          checked={values.guardian}
          onChange={({ target }) => set({ guardian: target.checked })}
          error={problems.guardian}
        />
      </Form>
    </Dialog>
  );
}

function useChildForm({ open, plan, onNamed, onSignedOut }: Omit<ChildStepProps, 'onClose'>) {
  const [values, setValues] = useState<ChildValues>({ childBirthDate: '', guardian: false });
  const [problems, setProblems] = useState<ChildProblems>({});
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const name = useNamePlanChild(open);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const found = childProblems(values, wallTimeOf(presentNow()).day);
    if (Object.keys(found).length > 0) return setProblems(found);
    setProblems({});
    try {
      const { childBirthDate } = values;
      await name.mutateAsync({ planId: plan.id, childBirthDate, guardian: true });
      onNamed(childBirthDate);
    } catch (error) {
      if (error instanceof RetryAbandoned) return;
      const { status, problem = {} } = error instanceof ApiError ? error : {};
      if (status === 401) return onSignedOut();
      const { childBirthDate, guardian }: ChildProblems = problem.fields ?? {};
      if (childBirthDate || guardian) return setProblems({ childBirthDate, guardian });
      setFailure({
        title: isResponseLost(error) ? outcomeUnknownTitle() : texts().child.notSaved,
        text: problem.message ?? texts().child.isKept,
      });
    }
  };
  const set = (part: Partial<ChildValues>) => {
    setValues((former) => ({ ...former, ...part }));
    setProblems((former) => ({
      ...former,
      ...Object.fromEntries(Object.keys(part).map((key) => [key, undefined])),
    }));
  };
  return { values, set, problems, failure, name, submit };
}
