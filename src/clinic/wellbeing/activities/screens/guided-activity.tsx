import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog } from '#design/dialogs/dialog.tsx';
import { NumberMark } from '#design/number-mark.tsx';
import type { Activity } from '../api.ts';
import { clockOf, phaseAt } from '../rules.ts';
import { BreathingWindow } from './breathing-window.tsx';
import { texts } from './texts.ts';
import { UnfoldSummary } from './unfold-summary.tsx';
import { type Timer, useTimer } from './use-timer.ts';

export function GuidedActivity({ activity, onClose }: { activity: Activity; onClose: () => void }) {
  const timer = useTimer(activity.minutes * 60_000);
  const [step, setStep] = useState(0);
  const steps = activity.instructions.split('\n');
  const isBreathing = activity.breathing !== null;
  const isLast = isBreathing || step === steps.length - 1;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={activity.title}
      actions={
        <>
          {timer.isOver || (isLast && !isBreathing) ? (
            <Button onClick={onClose}>{texts().guided.finish}</Button>
          ) : (
            !isBreathing && <Button onClick={() => setStep(step + 1)}>{texts().guided.next}</Button>
          )}
          <RunButton timer={timer} isMain={isBreathing && !timer.isOver} />
          {step > 0 && (
            <Button variant='quiet' onClick={() => setStep(step - 1)}>
              {texts().guided.back}
            </Button>
          )}
        </>
      }
    >
      {isBreathing ? <Breathing activity={activity} timer={timer} /> : <Step steps={steps} step={step} />}
      <TimeLeft activity={activity} timer={timer} />
    </Dialog>
  );
}

function RunButton({ timer, isMain }: { timer: Timer; isMain: boolean }) {
  const { isRunning, isOver, elapsedMs } = timer;
  const Icon = isRunning ? Pause : Play;
  const pausedLabel = elapsedMs === 0 ? texts().guided.start : texts().guided.goOn;
  const label = isRunning ? texts().guided.pause : pausedLabel;
  const shownLabel = isMain ? label : texts().guided.clock(label);
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      icon={<Icon aria-hidden='true' className='size-5' />}
      onClick={isOver ? timer.restart : timer.toggle}
    >
      {isOver ? texts().guided.again : shownLabel}
    </Button>
  );
}

function Step({ steps, step }: { steps: readonly string[]; step: number }) {
  return (
    <div className='flex min-h-44 items-center'>
      <div role='status' className='flex items-start gap-4'>
        <NumberMark number={step + 1} />
        <p>
          <span className='text-ink-soft text-sm'>{texts().guided.step(step + 1, steps.length)}</span>
          <span className='mt-1 block text-balance font-[650] font-display text-h3'>{steps[step]}</span>
        </p>
      </div>
    </div>
  );
}

function restingSentence({ isOver, elapsedMs }: Timer): string {
  if (isOver) return texts().guided.over;
  return elapsedMs === 0 ? texts().guided.ready : texts().guided.paused;
}

/** Phase changes are announced to screen readers; the seconds are only visual. */
function Breathing({ activity, timer }: { activity: Activity; timer: Timer }) {
  const { breathing, instructions } = activity;
  if (breathing === null) return null;
  const { isRunning, isOver, elapsedMs } = timer;
  const { phase, left, seconds } = phaseAt(breathing, elapsedMs);
  const words = isRunning ? texts().guided[phase] : restingSentence(timer);
  return (
    <div className='flex flex-col items-center text-center'>
      <div className='flex w-full flex-col items-center low:flex-row low:gap-6'>
        <BreathingWindow
          isOpen={isRunning ? phase === 'in' : elapsedMs === 0 || isOver}
          seconds={isRunning ? seconds : 0.6}
          className='w-full max-w-[clamp(8rem,30dvh,15rem)]'
        />
        <div className='mt-4 flex min-h-18 flex-col items-center justify-start low:mt-0'>
          <p role='status' className='text-balance font-[650] font-display text-h3'>
            {words}
          </p>
          {isRunning && (
            <p aria-hidden='true' className='mt-1 font-display text-h3 text-ink-soft tabular-nums'>
              {left}
            </p>
          )}
        </div>
      </div>
      <details className='group mt-2 w-full text-left'>
        <UnfoldSummary className='text-sm'>{texts().guided.howTo}</UnfoldSummary>
        <ol className='list-decimal pl-5'>
          {instructions.split('\n').map((instruction) => (
            <li key={instruction} className='mt-1'>
              {instruction}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function TimeLeft({
  activity: { minutes },
  timer: { elapsedMs, isOver },
}: {
  activity: Activity;
  timer: Timer;
}) {
  const left = minutes * 60_000 - elapsedMs;
  return (
    <div className='mt-4'>
      <div aria-hidden='true' className='h-2 overflow-hidden rounded-full bg-line'>
        <div
          className='h-full rounded-full bg-river-600'
          style={{ width: `${(100 * elapsedMs) / (minutes * 60_000)}%` }}
        />
      </div>
      <p role='timer' className='mt-2 text-ink-soft text-sm tabular-nums'>
        {isOver ? texts().guided.timeOver : texts().guided.timeLeft(clockOf(left))}
      </p>
    </div>
  );
}
