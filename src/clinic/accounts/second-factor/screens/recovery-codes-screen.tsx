import { Button } from '#design/button.tsx';
import { Card } from '#design/card.tsx';
import { toast } from '#design/feedback/toast-store.ts';
import { GateScreen } from './gate-screen.tsx';
import { texts } from './texts.ts';

/** Shows the recovery codes once, in case the phone is lost. */
export function RecoveryCodesScreen({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast({ tone: 'success', title: texts().recovery.copied, description: texts().recovery.copiedAdvice });
    } catch {
      toast({
        tone: 'danger',
        title: texts().recovery.notCopied,
        description: texts().recovery.notCopiedAdvice,
      });
    }
  };
  return (
    <GateScreen title={texts().recovery.title}>
      <p className='mt-2 text-ink-soft'>{texts().recovery.lead}</p>
      <Card className='mt-6'>
        <ul className='grid grid-cols-2 gap-x-6 gap-y-2 text-lg tabular-nums'>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div data-print='no' className='mt-5 flex flex-wrap gap-3'>
          <Button variant='secondary' size='small' onClick={() => window.print()}>
            {texts().recovery.print}
          </Button>
          <Button variant='secondary' size='small' onClick={copy}>
            {texts().recovery.copy}
          </Button>
        </div>
      </Card>
      <div data-print='no' className='mt-6'>
        <Button onClick={onDone}>{texts().recovery.done}</Button>
      </div>
    </GateScreen>
  );
}
